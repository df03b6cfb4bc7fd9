/** How many times a day: an account, or everybody behind one network address. */
export interface DailyBudget {
  readonly per: 'account' | 'address'
  readonly aDay: number
}

export interface RowBudget {
  readonly creates: DailyBudget
  readonly updates: DailyBudget
}

const perAccount = (aDay: number): DailyBudget => ({ per: 'account', aDay })

/**
 * What people may write in a day (UTC, of the wall clock: this is no rule of the game). Every collection that anybody but
 * PocketBase's own superusers may write has a row here; one without a row takes nothing from them.
 */
export const ROW_BUDGETS: Readonly<Record<string, RowBudget>> = {
  // A campus or a stadium stands behind one address. Names, and passwords, are changed seldom.
  users: { creates: { per: 'address', aDay: 2000 }, updates: perAccount(200) },
  // One row; it is made again after it was deleted. A change is a switch that somebody pressed.
  preferences: { creates: perAccount(20), updates: perAccount(2000) },
  // A visit and kind of device. It says every minute or so that it is there, on several devices at once.
  user_sessions: { creates: perAccount(200), updates: perAccount(10_000) },
}

/** Each is a row until its tokens have run out. */
export const SIGN_OUTS: DailyBudget = perAccount(500)

/** A file of all that is kept of an account: dear, and seldom wanted twice. */
export const EXPORTS_A_DAY: DailyBudget = perAccount(10)

/** Each is one row a feature and day, however often. */
export const FEATURE_USES: DailyBudget = perAccount(5000)

/** An operator's busy day. */
export const TIER_CHANGES: DailyBudget = perAccount(500)

export function budgetSpentText(): string {
  return 'That is more than an account may save in a day. Please try again tomorrow.'
}

/** A network of IPv6 has more addresses than one can count; its owner has the first half of them all. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail = ''] = address.split('::')
  const before = groupsOf(head)
  const after = groupsOf(tail)
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}

function groupsOf(part: string): readonly string[] {
  return part === '' ? [] : part.split(':')
}
