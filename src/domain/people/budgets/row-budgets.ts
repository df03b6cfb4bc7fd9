import { ipv4In } from '../../network/address-range'

/** How often a day an account, or everybody behind one network address, may do something. */
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
 * How many rows people may write in a day (a UTC day of the wall clock, not of product time). Every collection that
 * others than PocketBase's own superusers may write has an entry here; without one it accepts no writes from them.
 */
export const ROW_BUDGETS: Readonly<Record<string, RowBudget>> = {
  // A whole campus or stadium can be behind one address. Names and passwords are seldom changed.
  users: { creates: { per: 'address', aDay: 2000 }, updates: perAccount(200) },
  // One row for each account; it is made again after it was deleted. Each change is a switch that somebody pressed.
  preferences: { creates: perAccount(20), updates: perAccount(2000) },
  // One row for each visit and kind of device. Each device updates its row about every minute.
  user_sessions: { creates: perAccount(200), updates: perAccount(10_000) },
}

/** Each sign-out is a row until its tokens have expired. */
export const SIGN_OUTS: DailyBudget = perAccount(500)

/** A file with all data of an account: it costs the server a lot, and people seldom need it twice. */
export const EXPORTS_A_DAY: DailyBudget = perAccount(10)

export function exportsSpentText(): string {
  return `Your data was downloaded ${EXPORTS_A_DAY.aDay} times today. Please try again tomorrow.`
}

/** All uses of a feature on one day share one row. */
export const FEATURE_USES: DailyBudget = perAccount(5000)

/** Enough for an operator's busy day. */
export const TIER_CHANGES: DailyBudget = perAccount(500)

export function budgetSpentText(): string {
  return 'That is more than an account may save in a day. Please try again tomorrow.'
}

/**
 * One IPv6 network has countless addresses, all with the same first half, so the first half stands for the network. Some
 * proxies write IPv4 addresses as IPv6 maps them; in those all of the internet has the same first half.
 */
export function networkOf(address: string): string {
  const four = ipv4In(address)
  if (four !== undefined || !address.includes(':')) return four ?? address
  const [head = '', tail = ''] = address.split('::')
  const before = groupsOf(head)
  const after = groupsOf(tail)
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}

function groupsOf(part: string): readonly string[] {
  return part === '' ? [] : part.split(':')
}
