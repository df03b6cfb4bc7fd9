import { gamesOf } from '../../domain/board/board'
import type { GameSlug } from '../../domain/league'
import { chosenTeams } from '../../domain/people/favourites/favourite'
import { slugOfTeam, type TeamKey } from '../../domain/people/favourites/team-key'
import { liveCount, newsOf, type News } from '../../domain/people/notifications/game-news'
import { lateGamesOf, type LateGame } from '../../domain/people/notifications/late-game'
import { hiddenLeagues } from '../../domain/tabs/hidden-leagues'
import { isLiveDoubtful } from '../../domain/tabs/live-status'
import type { Storage } from '../../storage/storage'

export interface FavouriteNews {
  readonly slugs: readonly GameSlug[]
  /** How many of their games are being played, as far as that is not in doubt. */
  readonly live: number
  readonly news: readonly News[]
  /** Their games whose end no board will show. */
  readonly late: readonly LateGame[]
  readonly teams: ReadonlySet<TeamKey>
}

/** What the boards on this device say of somebody's favourites. */
export async function lookForNews(
  storage: Pick<Storage, 'read' | 'readAll'>,
  owner: string,
  nowMs: number,
): Promise<FavouriteNews> {
  const choices = await storage.readAll('favourites')
  return lookForNewsOf(chosenTeams(choices.filter((choice) => choice.owner === owner)), storage, nowMs)
}

/**
 * What they say of these teams, and nothing of leagues that operators hide. All is read at once, because a live query
 * does not follow what is read after a wait.
 */
export async function lookForNewsOf(
  teams: ReadonlySet<TeamKey>,
  storage: Pick<Storage, 'read' | 'readAll'>,
  nowMs: number,
): Promise<FavouriteNews> {
  const slugs = [...new Set([...teams].map(slugOfTeam))]
  const readBoard = async (slug: GameSlug) => ({ slug, stored: await storage.read('boards', slug) })
  const [heads, boards] = await Promise.all([storage.readAll('heads'), Promise.all(slugs.map(readBoard))])
  const hidden = hiddenLeagues(heads)
  const found = boards.flatMap(({ slug, stored }) => {
    if (!stored || hidden.has(slug)) return []
    const { board, checkedAt } = stored
    const checkedAtMs = Date.parse(checkedAt)
    const isDoubtful = isLiveDoubtful(board.source.state, checkedAtMs, nowMs)
    const games = gamesOf(board)
    const live = isDoubtful ? 0 : liveCount(slug, games, teams)
    const late = lateGamesOf(slug, board, teams)
    return [{ live, late, news: newsOf(slug, games, teams, nowMs, checkedAtMs) }]
  })
  return {
    slugs,
    live: found.reduce((sum, { live }) => sum + live, 0),
    news: found.flatMap(({ news }) => news),
    late: found.flatMap(({ late }) => late),
    teams,
  }
}
