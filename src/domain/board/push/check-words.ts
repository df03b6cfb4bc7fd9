import { hashOf } from '../../hash'
import { isObject, type JsonObject } from '../../json'

const LETTERS = 4
const BASE = 36

/**
 * A short checksum of the words of these games. Server and browser may be different builds that guess differently, or
 * may start from different games: then their checksums differ.
 */
export function checkWords(games: readonly JsonObject[]): string {
  const sum = games.reduce((total, game) => (total + hashOf(wordsOf(game))) >>> 0, 0)
  return sum.toString(BASE).slice(-LETTERS)
}

function wordsOf({ id, timeLeft, quarter, startTime, situation }: JsonObject): string {
  const { downDistanceText, possessionText } = isObject(situation) ? situation : {}
  return JSON.stringify([id, timeLeft, quarter, startTime, downDistanceText, possessionText])
}
