import Fuse from 'fuse.js/basic'
import type { Game } from '../../../domain/game/game'

const KEYS = ['name', 'abbreviation', 'displayName'].flatMap((key) => [`homeTeam.${key}`, `awayTeam.${key}`])

/**
 * Sorts the found games, the best match first. Fuse decides only the order; the domain's rule decides what is
 * found.
 */
export function rankGames(found: readonly Game[], query: string): readonly Game[] {
  const fuse = new Fuse(found, { keys: KEYS, threshold: 1, ignoreLocation: true, ignoreDiacritics: true })
  const ranked = fuse.search(query.trim()).map(({ item }) => item)
  return [...ranked, ...found.filter((game) => !ranked.includes(game))]
}
