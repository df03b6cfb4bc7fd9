import { id, isRecord, list, nameText, record, text, type Fields } from '../../read'

/** The competitions of a cup with the wrapping taken off: the entry for the cup itself, and the matches. */
export interface CupEntries {
  readonly overall?: Fields
  readonly matches: readonly MatchEntry[]
}

export interface MatchEntry {
  readonly entry: Fields
  /** Matches with the same key are of one session. */
  readonly session: string
  /** What the feed calls the session, if it does. */
  readonly sessionName: string
}

/** `competitions` is flat (the cup, then matches) or nested (a list per session); sessions may hold `matches`. */
export function cupEntries(event: Fields): CupEntries {
  const all = list(event['competitions']).flatMap((value, index) => unwrapped(value, String(index)))
  const overall = all.find(({ entry }, index) => isOverall(entry, index === 0))
  const matches = all.filter((one) => one !== overall && list(one.entry['competitors']).length > 0)
  return { ...(overall && { overall: overall.entry }), matches }
}

function unwrapped(value: unknown, session: string): readonly MatchEntry[] {
  if (Array.isArray(value)) return value.filter(isRecord).flatMap((entry) => withMatches(entry, session))
  return isRecord(value) ? withMatches(value, '') : []
}

function withMatches(entry: Fields, session: string): readonly MatchEntry[] {
  const key = sessionKey(entry, session)
  const inner = list(entry['matches']).filter(isRecord)
  const { description, type, date } = entry
  // A match has a name of its own, but what it is described by is its session.
  if (inner.length === 0) return [{ entry, session: key, sessionName: text(description) }]
  const sessionName = text(description) || nameText(entry['name'])
  return inner.map((match) => ({ entry: { description, type, date, ...match }, session: key, sessionName }))
}

/** A nested list tells sessions apart by its lists, a flat one by their names and days only. */
function sessionKey(entry: Fields, session: string): string {
  const words = text(entry['description']) || text(record(entry['type'])['text'])
  return session === '' ? `|${words}|${nameText(entry['date']).slice(0, 10)}` : `${session}|${words}`
}

function isOverall(entry: Fields, isFirst: boolean): boolean {
  const words = [record(entry['type'])['text'], entry['description']].map(text)
  const system = nameText(record(entry['scoringSystem'])['name'])
  if (/^cup$/i.test(system) || words.some((word) => /^(tournament|overall)$/i.test(word))) return true
  return isFirst && system === '' && list(entry['competitors']).length === 2 && !hasPlayers(entry)
}

function hasPlayers(entry: Fields): boolean {
  return list(entry['competitors']).map(record).some(playsItself)
}

function playsItself(competitor: Fields): boolean {
  return list(competitor['roster']).length > 0 || id(record(competitor['athlete'])['id']) !== ''
}
