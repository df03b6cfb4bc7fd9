import { fetchDay } from '../../backend/day-api'
import { fetchLastLines } from '../../backend/last-lines-api'
import { fetchLineMoves, fetchLinePoints } from '../../backend/line-history-api'
import { fetchWeatherDetail } from '../../backend/weather-api'
import type { OnHistoryTrouble } from '../../domain/freshness/history-trouble'
import type { Spreads } from '../../domain/box-score/team-form'
import type { Venue } from '../../domain/game/game'
import type { GameSlug } from '../../domain/league'
import { refreshGamesMs, type DatedGame } from '../../domain/polling/refresh-games'
import { productNow } from '../../platform/clock'
import { noop } from '../../platform/timers'
import type { RowPlace } from '../../storage/row-place'
import { pagePorts } from '../page-ports'
import { fetchSeasonWithLines, type AskedSeason } from './season-with-lines'
import { startHistorySync, type HistorySync } from './history-sync'

/** Keeps in storage how the line of one game moved. */
export function startLinePoints(
  { storage, key }: RowPlace,
  slug: GameSlug,
  game: string,
  onTrouble: OnHistoryTrouble,
): HistorySync {
  return startHistorySync(
    pagePorts,
    () => fetchLinePoints(slug, game),
    (points) => void storage.save('movements', { key, points, checkedAt: nowText() }),
    onTrouble,
  )
}

/** Keeps in storage which lines of a league moved last. */
export function startLineMoves(
  { storage, key }: RowPlace,
  slug: GameSlug,
  onTrouble: OnHistoryTrouble,
): HistorySync {
  return startHistorySync(
    pagePorts,
    () => fetchLineMoves(slug),
    (moves) => void storage.save('moves', { key, moves, checkedAt: nowText() }),
    onTrouble,
  )
}

/** Keeps in storage the games of one day. */
export function startDay(
  { storage, key }: RowPlace,
  slug: GameSlug,
  day: string,
  onTrouble: OnHistoryTrouble,
): HistorySync {
  return startHistorySync(
    pagePorts,
    () => fetchDay(slug, day),
    (fetched) => void storage.save('days', { key, ...fetched }),
    onTrouble,
    ({ games }) => untilOver(games),
  )
}

/** Keeps in storage the season of a team, with the lines the server kept of its games if the viewer may see odds. */
export function startTeamSeason(
  { storage, key }: RowPlace,
  asked: AskedSeason,
  onTrouble: OnHistoryTrouble,
): HistorySync {
  return startHistorySync(
    pagePorts,
    () => fetchSeasonWithLines(asked),
    (fetched) => void storage.save('seasons', { key, ...fetched }),
    onTrouble,
    ({ season }) => untilOver(season.games),
  )
}

/** Keeps in storage the weather where a game is played. */
export function startWeather(
  { storage, key }: RowPlace,
  slug: GameSlug,
  venue: Venue,
  onTrouble: OnHistoryTrouble,
): HistorySync {
  return startHistorySync(
    pagePorts,
    () => fetchWeatherDetail(slug, venue),
    ({ detail, measuredAt }) =>
      void storage.save('weather', { key, detail, measuredAt, checkedAt: nowText() }),
    onTrouble,
  )
}

/** Asks once for the lines that the server kept of games that are over. The caller keeps them, storage does not. */
export function startLastLines(
  slug: GameSlug,
  ids: readonly string[],
  onLines: (spreads: Spreads) => void,
): HistorySync {
  return startHistorySync(pagePorts, () => fetchLastLines(slug, ids), onLines, noop)
}

function untilOver(games: readonly DatedGame[]): number | undefined {
  const againMs = pagePorts.autoRefresh() ? refreshGamesMs(games, productNow()) : undefined
  return againMs === undefined ? undefined : pagePorts.clock.waitMs(againMs)
}

const nowText = () => new Date(productNow()).toISOString()
