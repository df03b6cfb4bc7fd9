import type { CupCompetitor, CupMatch, CupSide } from './cup'

/** Who is in front or has won; nobody before the start and while it is level. */
export function leaderOf({ state, usa, europe }: CupMatch): CupSide | undefined {
  if (state === 'pre') return undefined
  const lead = usa.isWinner === europe.isWinner ? leadOf(usa) - leadOf(europe) : usa.isWinner ? 1 : -1
  if (usa.isWinner && europe.isWinner) return undefined
  return lead > 0 ? 'usa' : lead < 0 ? 'europe' : undefined
}

/** The lead from the leader's side: `2 UP`, `6 & 5`; if the feed gives only the other side's `2 DN`, turned round. */
export function leadText(leader: CupCompetitor, other: CupCompetitor): string {
  if (leadOf(leader) > 0) return leader.score
  return leadOf(other) < 0 ? other.score.replace(DOWN, 'UP') : ''
}

const DOWN = /\b(?:dn|down)\b/i
const LEVEL = /^(?:halved|all square|a\/?s|tied|even|-|)$/i

/** Most payloads tell the side in front only, some tell both (`2 UP`, `2 DN`). */
function leadOf({ score }: CupCompetitor): number {
  if (LEVEL.test(score.trim())) return 0
  return DOWN.test(score) ? -1 : 1
}
