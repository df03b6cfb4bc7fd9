import type { CupMatch, CupSession } from '../../domain/cup/cup'

/** The session being played is what people come for, and stands on top; the others in the order of play. */
export function sessionsInOrder(
  sessions: readonly CupSession[],
  matches: readonly CupMatch[],
): readonly CupSession[] {
  const live = new Set(matches.filter(({ state }) => state === 'in').map(({ session }) => session))
  return [...sessions.filter(({ id }) => live.has(id)), ...sessions.filter(({ id }) => !live.has(id))]
}
