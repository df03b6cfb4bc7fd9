import { isRecord } from '../read'

/**
 * What only operators get through the proxy, at any depth and in any spelling (the feed writes `winprobability` and
 * `winProbability`), and the other names under which the feed sends the same: plays and their chances.
 */
const KEPT_BACK: ReadonlySet<string> = new Set([
  'odds',
  'pickcenter',
  'againstthespread',
  'predictor',
  'winprobability',
  'boxscore',
  'leaders',
  'plays',
  'scoringplays',
  'drives',
  'atbats',
  'probability',
])

/** What else stays away inside of a score: a golf round's holes and nines. Scorecards have a route of their own. */
const KEPT_BACK_OF_ROUNDS: ReadonlySet<string> = new Set(['linescores', 'inscore', 'outscore'])

/** A reply without what belongs to a tier. Takes any JSON; the reply itself stays as it is. */
export function publicReply(reply: unknown, isRound = false): unknown {
  if (Array.isArray(reply)) return reply.map((one) => publicReply(one, isRound))
  if (!isRecord(reply)) return reply
  const open = Object.entries(reply).filter(([name]) => isOpen(name.toLowerCase(), isRound))
  const inRound = (name: string) => isRound || name.toLowerCase() === 'linescores'
  return Object.fromEntries(open.map(([name, value]) => [name, publicReply(value, inRound(name))]))
}

function isOpen(name: string, isRound: boolean): boolean {
  return !KEPT_BACK.has(name) && !(isRound && KEPT_BACK_OF_ROUNDS.has(name))
}
