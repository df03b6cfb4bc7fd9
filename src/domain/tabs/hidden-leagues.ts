import type { StoredHead } from './stored-tab'

/** The leagues that operators have taken off every screen. A league of which nothing is known is shown. */
export function hiddenLeagues(heads: readonly StoredHead[]): ReadonlySet<string> {
  return new Set(heads.filter(({ visible }) => !visible).map(({ id }) => id))
}
