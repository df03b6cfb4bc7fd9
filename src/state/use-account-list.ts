import { useEffect, useState } from 'react'

/** A list that only the server has; undefined if it could not be asked. */
export type AccountList<Item> = readonly Item[] | 'loading' | undefined

/** Asks for a list of the account when it is shown, and again at each `load`; the last list stays meanwhile. */
export function useAccountList<Item>(ask: () => Promise<readonly Item[] | undefined>): {
  readonly list: AccountList<Item>
  readonly load: () => Promise<void>
  /** As `load`, but without an answer the list stays. */
  readonly refresh: () => Promise<void>
} {
  const [list, setList] = useState<AccountList<Item>>('loading')
  const load = async () => setList(await ask())
  const refresh = async () => {
    const found = await ask()
    if (found) setList(found)
  }
  useEffect(() => {
    void ask().then(setList)
  }, [ask])
  return { list, load, refresh }
}
