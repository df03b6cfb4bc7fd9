/** PocketBase's memory, which all its runtimes share; `values` is what stands in it. */
export function stubStore() {
  const values = new Map<string, unknown>()
  const get = (key: string) => values.get(key) ?? null
  const set = (key: string, value: unknown) => void values.set(key, value)
  const store = () => ({
    get,
    set,
    setFunc: (key: string, change: (old: unknown) => unknown) => set(key, change(get(key))),
    getOrSet(key: string, make: () => unknown) {
      if (!values.has(key)) set(key, make())
      return get(key)
    },
    remove: (key: string) => void values.delete(key),
  })
  return { values, store }
}
