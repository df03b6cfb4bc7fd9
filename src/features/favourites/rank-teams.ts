import Fuse from 'fuse.js/basic'
import type { TeamChoice } from './team-choices'

const KEYS = ['team.name', 'team.abbreviation', 'team.displayName']

/**
 * Sorts the found teams, the best match first. Fuse decides only the order; the domain's rule decides what is
 * found.
 */
export function rankTeams(found: readonly TeamChoice[], query: string): readonly TeamChoice[] {
  const fuse = new Fuse(found, { keys: KEYS, threshold: 1, ignoreDiacritics: true })
  const ranked = fuse.search(query).map(({ item }) => item)
  return [...ranked, ...found.filter((choice) => !ranked.includes(choice))]
}
