import type { Part } from '../games/sim-game'
import type { PlayedView } from './view'

/** The worth of a one-point lead at the end of a game, by sport, because points differ between sports. */
const WORTH: Readonly<Record<string, number>> = { football: 0.25, basketball: 0.3, baseball: 0.9 }

interface Play {
  readonly id: string
  readonly homeScore?: number
  readonly awayScore?: number
}

/** The home team's chance after each play: a lead is worth the more the later it is. Hockey has no such list. */
export function winProbability(view: PlayedView, kind: string, course: Part): readonly Part[] | undefined {
  const worth = WORTH[kind]
  if (worth === undefined) return undefined
  const plays = playsOf(course)
  const moments = view.game.moments.length
  let lead = 0
  return plays.map(({ id, homeScore, awayScore }, at) => {
    if (homeScore !== undefined && awayScore !== undefined) lead = homeScore - awayScore
    const isEnd = view.kind === 'final' && at === plays.length - 1
    const progress = Math.min(1, (at + 1) / moments)
    const chance = 1 / (1 + Math.exp(-worth * lead * (0.3 + progress)))
    return {
      homeWinPercentage: isEnd ? (lead > 0 ? 1 : lead < 0 ? 0 : 0.5) : Number(chance.toFixed(4)),
      ...(kind !== 'football' && { tiePercentage: 0 }),
      playId: id,
    }
  })
}

function playsOf(course: Part): readonly Play[] {
  const drives = (course['drives'] ?? {}) as { previous?: readonly Part[]; current?: Part }
  const all = [...(drives.previous ?? []), ...(drives.current ? [drives.current] : [])]
  const ofDrives = all.flatMap((drive) => (drive['plays'] ?? []) as readonly Play[])
  return [...((course['plays'] ?? []) as readonly Play[]), ...ofDrives]
}
