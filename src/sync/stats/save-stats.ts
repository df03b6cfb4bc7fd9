import type { WantedStats } from '../../backend/game-api'
import type { StatsBody } from '../../backend/parse-game'
import { tickerAfterNews } from '../../domain/box-score/ticker-news'
import type { GameSlug } from '../../domain/league'
import { MINUTE_MS } from '../../domain/time/intervals'
import type { StoredStats } from '../../storage/rows'
import type { Storage } from '../../storage/storage'
import { keyFor } from '../../storage/viewer'

/** Stores what the server told one viewer about these games; about those that it left out it has no news. */
export function saveStats(
  storage: Storage,
  slug: GameSlug,
  viewer: string,
  answered: readonly WantedStats[],
  { games }: StatsBody,
  now: number,
): Promise<void> {
  const keyOf = (id: string) => keyFor(viewer, slug, id)
  const news = new Map(games.map((one) => [keyOf(one.id), one]))
  const revs = new Map(answered.map(({ id, rev }) => [keyOf(id), rev]))
  return storage.change('stats', [...revs.keys()], (stored, key) => {
    const told = news.get(key)
    const here = stored?.answer
    const answer = told
      ? tickerAfterNews(told, revs.get(key), here)
      : stored && isOld(stored, now)
        ? here
        : undefined
    return answer && { key, answer, checkedAt: new Date(now).toISOString() }
  })
}

/** If nothing has changed, `checkedAt` is written only once a minute, so that cards are not notified each time. */
function isOld({ checkedAt }: StoredStats, now: number): boolean {
  return Math.abs(now - Date.parse(checkedAt)) >= MINUTE_MS
}
