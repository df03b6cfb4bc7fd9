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

/** A reply without what belongs to a tier. Takes any JSON; the reply itself stays as it is. */
export function publicReply(reply: unknown): unknown {
  if (Array.isArray(reply)) return reply.map(publicReply)
  if (!isRecord(reply)) return reply
  const open = Object.entries(reply).filter(([name]) => !KEPT_BACK.has(name.toLowerCase()))
  return Object.fromEntries(open.map(([name, value]) => [name, publicReply(value)]))
}
