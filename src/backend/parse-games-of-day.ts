import type { Game } from '../domain/game/game'
import { isObject } from '../domain/json'
import { leagueOf, type GameSlug } from '../domain/league'
import { isGame } from './shapes/game-shape'
import { rowReader } from './shapes/row-reader'

const readGames = rowReader(isGame)

/** The games in the server's answer about a day; undefined if it is about something else. */
export function parseGamesOfDay(slug: GameSlug, day: string, body: unknown): readonly Game[] | undefined {
  const isRight =
    isObject(body) && body['v'] === 1 && body['sport'] === leagueOf(slug).sport && body['day'] === day
  return isRight ? readGames(body['games'], slug, 'leave-out') : undefined
}
