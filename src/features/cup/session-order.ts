import type { CupMatch, CupSession } from '../../domain/cup/cup'

/**
 * The session being played comes first, because people open the page for it; the others follow in the order
 * of play.
 */
export function sessionsInOrder(
  sessions: readonly CupSession[],
  matches: readonly CupMatch[],
): readonly CupSession[] {
  const live = new Set(matches.filter(({ state }) => state === 'in').map(({ session }) => session))
  return [...sessions.filter(({ id }) => live.has(id)), ...sessions.filter(({ id }) => !live.has(id))]
}
