import { gamesOf } from '../../domain/board/board'
import type { GameSlug } from '../../domain/league'
import { chosenTeams } from '../../domain/people/favourites/favourite'
import { slugOfTeam, type TeamKey } from '../../domain/people/favourites/team-key'
import { liveCount, newsOf, type News } from '../../domain/people/notifications/game-news'
import { isLiveDoubtful } from '../../domain/tabs/live-status'
import type { Storage } from '../../storage/storage'

export interface FavouriteNews {
  readonly slugs: readonly GameSlug[]
  /** How many of their games are being played, as far as that is not in doubt. */
  readonly live: number
  readonly news: readonly News[]
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
 * What they say of these teams. All boards are read at once, because a live query does not follow what is read after a
 * wait.
 */
export async function lookForNewsOf(
  teams: ReadonlySet<TeamKey>,
  storage: Pick<Storage, 'read'>,
  nowMs: number,
): Promise<FavouriteNews> {
  const slugs = [...new Set([...teams].map(slugOfTeam))]
  const found = await Promise.all(
    slugs.map(async (slug) => {
      const stored = await storage.read('boards', slug)
      const games = stored ? gamesOf(stored.board) : []
      const isDoubtful =
        stored && isLiveDoubtful(stored.board.source.state, Date.parse(stored.checkedAt), nowMs)
      const live = isDoubtful ? 0 : liveCount(slug, games, teams)
      return { live, news: newsOf(slug, games, teams, nowMs) }
    }),
  )
  return {
    slugs,
    live: found.reduce((sum, { live }) => sum + live, 0),
    news: found.flatMap(({ news }) => news),
  }
}
