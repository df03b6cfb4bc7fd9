import type { CupMatch, CupSession, CupSide } from '../../../domain/cup/cup'
import { sessionName } from '../../../domain/cup/session-type'
import { compare } from '../../../domain/game/game-order'
import { MOST } from '../../limits'
import type { MatchEntry } from './cup-entries'
import { mapMatch } from './map-match'

export interface CupRows {
  readonly sessions: readonly CupSession[]
  readonly matches: readonly CupMatch[]
}

/** Sessions by start, and their matches by start within them, numbered. */
export function mapSessions(entries: readonly MatchEntry[], homeSide: CupSide | undefined): CupRows {
  const bySession = new Map<string, CupMatch[]>()
  const names = new Map<string, string>()
  const seen = new Set<string>()
  for (const { entry, session, sessionName: name } of entries.slice(0, MOST.matches)) {
    const match = mapMatch(entry, session, homeSide)
    if (!match || seen.has(match.id)) continue
    seen.add(match.id)
    names.set(session, names.get(session) || name)
    bySession.set(session, [...(bySession.get(session) ?? []), match])
  }
  const groups = inOrder([...bySession.values()].map(inOrderOfStart), (group) => startKey(group[0]))
  return {
    sessions: groups.flatMap((group, index) =>
      group.slice(0, 1).map((first) => sessionOf(first, names.get(first.session) ?? '', index)),
    ),
    matches: groups.flatMap((group, index) => group.map((match, at) => numbered(match, index, at))),
  }
}

function sessionOf({ type, startTime }: CupMatch, name: string, index: number): CupSession {
  return {
    id: sessionId(index),
    name: sessionName(name, type),
    type,
    ...(startTime !== undefined && { startTime }),
  }
}

function numbered(match: CupMatch, session: number, index: number): CupMatch {
  const matchNumber = index + 1
  return { ...match, session: sessionId(session), matchNumber, name: match.name || `Match ${matchNumber}` }
}

function sessionId(index: number): string {
  return `session-${index + 1}`
}

function inOrderOfStart(group: readonly CupMatch[]): readonly CupMatch[] {
  return inOrder(group, startKey)
}

function startKey(match: CupMatch | undefined): string {
  return match?.startTime ?? '~'
}

/** Stable: what starts together stays in the feed's order. */
function inOrder<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  const sorted = [...items]
  sorted.sort((a, b) => compare(keyOf(a), keyOf(b)))
  return sorted
}
