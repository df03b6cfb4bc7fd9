import type { SessionType } from './cup'

/** The feed writes `Thursday Foursomes`, `foursome`, `Four-Ball`, `fourball`, `singles`. */
export function sessionTypeOf(words: string): SessionType {
  if (/four[\s-]?balls?\b/i.test(words)) return 'four-ball'
  if (/foursomes?\b/i.test(words)) return 'foursomes'
  return /\bsingles?\b/i.test(words) ? 'singles' : 'other'
}

const NAMES: Readonly<Record<SessionType, string>> = {
  'four-ball': 'Four-Ball',
  foursomes: 'Foursomes',
  singles: 'Singles',
  other: 'Matches',
}

/** A session without a name of its own is called after its type. */
export function sessionName(description: string, type: SessionType): string {
  return description.trim() || NAMES[type]
}
