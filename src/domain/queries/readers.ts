import type { Permission } from '../people/tiers/permission'

/**
 * Who may read the rows of a collection, matching its rules. PocketBase's rules decide about each row. This decides
 * whether the database is asked at all, so that nobody can make it read a million rows to get none.
 */
export type Readers =
  /** `oneByOne`: only by plain id, since a list would send eight leagues to a viewer who watches one. */
  | { readonly kind: 'everybody'; readonly oneByOne: boolean }
  | { readonly kind: 'owner'; readonly field: string }
  | { readonly kind: 'holders'; readonly of: Permission }
  | { readonly kind: 'operators' }

const owner = (field: string): Readers => ({ kind: 'owner', field })
const OPERATORS: Readers = { kind: 'operators' }
const ODDS_READERS: Readers = { kind: 'holders', of: 'view_betting_odds' }

/** Every collection that has a rule for reading. Only PocketBase's superusers read any other. */
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

/** The caller, as far as a query depends on it. */
export interface Asker {
  /** Empty for a guest. */
  readonly id: string
  readonly can: readonly Permission[]
}

export function isOperator({ can }: Asker): boolean {
  return can.includes('admin_dashboard')
}

/** Which rows a list holds: all, the caller's own, or none, and then the database is not asked. */
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
 * Whether a caller may subscribe to a topic. PocketBase checks the rule for each stream whenever a record changes, so
 * streams that can never get an event are refused, and only operators may subscribe to a whole collection that is not
 * for everybody. Any account may name records that belong to accounts: the rule decides about them, so a permission
 * that is granted later reaches streams that are already open.
 */
export function maySubscribe(readers: Readers, record: string, asker: Asker): boolean {
  if (isOperator(asker)) return true
  if (readers.kind === 'operators') return false
  if (readers.kind === 'everybody') return record !== '*' || !readers.oneByOne
  return record !== '*' && asker.id !== ''
}
