import type { ServedSlug } from '../../../src/domain/league'
import { hash } from '../rng'
import type { SimTeam } from '../teams/team'

const HOME_ADVANTAGE = 0.15

/** How good a team is in a season, -1 to 1. */
export function strengthOf(seed: number, slug: ServedSlug, year: number, team: SimTeam): number {
  return (hash(`${seed}/${slug}/${year}/${team.abbreviation}`) / 0xffffffff) * 2 - 1
}

/** -1 to 1, positive when the home team is the better one. */
export function edgeBetween(
  seed: number,
  slug: ServedSlug,
  year: number,
  home: SimTeam,
  away: SimTeam,
): number {
  const gap = (strengthOf(seed, slug, year, home) - strengthOf(seed, slug, year, away)) / 2
  return Math.max(-1, Math.min(1, gap + HOME_ADVANTAGE))
}
