import type { Permission } from '../people/tiers/permission'

/**
 * For whom the rows of a collection are, in the words of its rules. The rules decide about each row; this decides
 * what is asked of the database at all, so that nobody makes it read a million rows to be shown none.
 */
export type Readers =
  /** `oneByOne`: by plain id, since all rows together would carry eight leagues to who watches one. */
  | { readonly kind: 'everybody'; readonly oneByOne: boolean }
  | { readonly kind: 'owner'; readonly field: string }
  | { readonly kind: 'holders'; readonly of: Permission }
  | { readonly kind: 'operators' }

const owner = (field: string): Readers => ({ kind: 'owner', field })
const OPERATORS: Readers = { kind: 'operators' }
const ODDS_READERS: Readers = { kind: 'holders', of: 'view_betting_odds' }

/** Every collection that has a rule for reading. What stands not here is read by PocketBase's superusers alone. */
const READERS: Readonly<Record<string, Readers>> = {
  boards: { kind: 'everybody', oneByOne: true },
  board_heads: { kind: 'everybody', oneByOne: false },
  users: owner('id'),
  user_profiles: owner('id'),
  superusers: owner('user_id'),
  preferences: owner('user_id'),
  favourites: owner('user_id'),
  guest_metrics: owner('user_id'),
  game_alert_reads: owner('user_id'),
  user_sessions: owner('user_id'),
  feature_usage_tracking: owner('user_id'),
  odds_boards: ODDS_READERS,
  game_odds: ODDS_READERS,
  game_odds_history: ODDS_READERS,
  app_settings: OPERATORS,
  logs: OPERATORS,
  alerts: OPERATORS,
  api_calls: OPERATORS,
  api_health: OPERATORS,
  pregame_odds_schedule: OPERATORS,
  letters: { kind: 'holders', of: 'manage_users' },
}

export function readersOf(collection: string): Readers | undefined {
  return Object.hasOwn(READERS, collection) ? READERS[collection] : undefined
}

/** Who asks, as far as it matters to a query. */
export interface Asker {
  /** Empty for a guest. */
  readonly id: string
  readonly can: readonly Permission[]
}

export function isOperator({ can }: Asker): boolean {
  return can.includes('admin_dashboard')
}

/** With which rows a list begins: all, one's own, or none, and then the database is not asked. */
export type ListScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'own'; readonly field: string; readonly id: string }
  | { readonly kind: 'none' }

export function listScope(readers: Readers, asker: Asker): ListScope {
  if (isOperator(asker)) return { kind: 'all' }
  switch (readers.kind) {
    case 'everybody':
      return { kind: readers.oneByOne ? 'none' : 'all' }
    case 'owner':
      return asker.id === '' ? { kind: 'none' } : { kind: 'own', field: readers.field, id: asker.id }
    case 'holders':
      return { kind: asker.can.includes(readers.of) ? 'all' : 'none' }
    case 'operators':
      return { kind: 'none' }
  }
}

/**
 * Whether a topic may be named. PocketBase asks the rule for each stream that hears of a change, so streams that cannot
 * hear anything are not let in, and only operators hear a whole collection that is not for everybody. What belongs to
 * an account may be named by any account: the rule decides, and a permission that is granted reaches open streams.
 */
export function mayName(readers: Readers, record: string, asker: Asker): boolean {
  if (isOperator(asker)) return true
  if (readers.kind === 'operators') return false
  if (readers.kind === 'everybody') return record !== '*' || !readers.oneByOne
  return record !== '*' && asker.id !== ''
}
