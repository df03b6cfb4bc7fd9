import type { Game } from '../../game/game'
import { shortTeamsText } from '../../game/teams-text'
import { leagueOf, type GameSlug } from '../../league'
import { spreadText, totalText } from '../../odds/odds-display'
import type { GameOddsRecord } from '../../odds/odds-record'

type SpreadAndTotal = Pick<GameOddsRecord, 'home_spread' | 'over_under'>

/** The first spread and the first total that were offered for a game. */
export type OpenedLine = SpreadAndTotal

/** A line that differs from its opening value, and by how many points. */
export interface LineMoved {
  readonly points: number
  readonly title: string
  readonly body: string
}

/** The spread or the total, whichever moved further. Money lines move in other steps and are not counted. */
export function lineMoved(
  slug: GameSlug,
  game: Game,
  opened: OpenedLine,
  now: SpreadAndTotal,
): LineMoved | undefined {
  const spread = distance(opened.home_spread, now.home_spread)
  const total = distance(opened.over_under, now.over_under)
  const points = Math.max(spread, total)
  if (points === 0) return undefined
  const move =
    spread >= total
      ? `${game.homeTeam.abbreviation} ${spreadText(opened.home_spread!)}, now ${spreadText(now.home_spread!)}`
      : `Total ${totalText(opened.over_under!)}, now ${totalText(now.over_under!)}`
  return {
    points,
    title: `${leagueOf(slug).label} · Line moved ${totalText(points)}`,
    body: `${shortTeamsText(game)} · ${move}`,
  }
}

function distance(one: number | null, other: number | null): number {
  return one === null || other === null ? 0 : Math.abs(one - other)
}
