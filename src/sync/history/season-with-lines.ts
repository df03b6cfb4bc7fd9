import type { HistoryAnswer } from '../../backend/history-answer'
import { fetchLastLines } from '../../backend/last-lines-api'
import { fetchTeamSeason, type FetchedSeason } from '../../backend/team-season-api'
import type { Spreads } from '../../domain/box-score/team-form'
import type { GameSlug } from '../../domain/league'
import { countedGames } from '../../domain/teams/team-season'

export interface AskedSeason {
  readonly slug: GameSlug
  readonly team: string
  /** Whether the viewer may see the lines of its games. */
  readonly mayOdds: boolean
}

export interface SeasonWithLines extends FetchedSeason {
  readonly spreads?: Spreads
}

/** One request to the server may name this many games at most. */
const MOST_IDS = 100

/** A season, and the lines of its finished games. The season is shown also when the lines cannot be fetched. */
export async function fetchSeasonWithLines({
  slug,
  team,
  mayOdds,
}: AskedSeason): Promise<HistoryAnswer<SeasonWithLines>> {
  const answer = await fetchTeamSeason(slug, team)
  if (answer.kind !== 'history') return answer
  const ids = mayOdds ? countedGames(answer.content.season).map(({ id }) => id) : []
  const spreads = await linesOf(slug, ids)
  return { kind: 'history', content: { ...answer.content, ...(spreads && { spreads }) } }
}

async function linesOf(slug: GameSlug, ids: readonly string[]): Promise<Spreads | undefined> {
  if (ids.length === 0) return undefined
  const parts = Array.from({ length: Math.ceil(ids.length / MOST_IDS) }, (_part, index) =>
    ids.slice(index * MOST_IDS, (index + 1) * MOST_IDS),
  )
  const answers = await Promise.all(parts.map((part) => fetchLastLines(slug, part)))
  const lists = answers.flatMap((one) => (one.kind === 'history' ? [one.content] : []))
  return lists.length === parts.length ? lists.flat() : undefined
}
