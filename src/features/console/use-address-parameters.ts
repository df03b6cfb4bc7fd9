import { useSearchParams } from 'wouter'

/** The state of a section that its address holds, so that it can be sent and reloaded. Defaults are omitted. */
export function useAddressParameters(): {
  readonly read: (name: string) => string
  readonly write: (changes: Readonly<Record<string, string>>) => void
} {
  const [search, setSearch] = useSearchParams()
  return {
    read: (name) => search.get(name) ?? '',
    write(changes) {
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(changes)) {
            if (value === '') next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace: true },
      )
    },
  }
}
