/** Gives an object another property until the returned way back is called: tests of other files share the page. */
export function replaceProperty(object: object, name: string, to: PropertyDescriptor): () => void {
  const before = Object.getOwnPropertyDescriptor(object, name)
  Object.defineProperty(object, name, { configurable: true, ...to })
  return () => {
    if (before) Object.defineProperty(object, name, before)
    else Reflect.deleteProperty(object, name)
  }
}
