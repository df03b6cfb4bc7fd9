/**
 * The three shapes that odds have had on the scoreboard, by the day of the game: words and a total; then numbers;
 * then numbers, opening and closing offers for each market.
 */
export type Generation = 'words' | 'numbers' | 'offers'

const NUMBERS_FROM = '2024-08-01'
const OFFERS_FROM = '2025-10-01'

export function generationOf(day: string): Generation {
  if (day < NUMBERS_FROM) return 'words'
  return day < OFFERS_FROM ? 'numbers' : 'offers'
}
