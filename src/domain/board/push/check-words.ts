import { hashOf } from '../../hash'
import { isObject, type JsonObject } from '../../json'

const LETTERS = 4
const BASE = 36

/**
 * What the words of these games add up to, in few letters. Two builds that guess otherwise what follows, or that begin
 * with other games, see by it that they do.
 */
export function checkWords(games: readonly JsonObject[]): string {
  const sum = games.reduce((total, game) => (total + hashOf(wordsOf(game))) >>> 0, 0)
  return sum.toString(BASE).slice(-LETTERS)
}

function wordsOf({ id, timeLeft, quarter, startTime, situation }: JsonObject): string {
  const { downDistanceText, possessionText } = isObject(situation) ? situation : {}
  return JSON.stringify([id, timeLeft, quarter, startTime, downDistanceText, possessionText])
}
