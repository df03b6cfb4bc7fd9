/**
 * Replaces a property of an object until the returned function restores it, because tests of other files share the
 * page.
 */
export function replaceProperty(object: object, name: string, to: PropertyDescriptor): () => void {
  const before = Object.getOwnPropertyDescriptor(object, name)
  Object.defineProperty(object, name, { configurable: true, ...to })
  return () => {
    if (before) Object.defineProperty(object, name, before)
    else Reflect.deleteProperty(object, name)
  }
}
