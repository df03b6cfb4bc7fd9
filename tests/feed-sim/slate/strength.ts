import type { GameSlug } from '../../../src/domain/league'
import { hash } from '../rng'
import type { College } from '../teams/college'
import type { SimTeam } from '../teams/team'

const HOME_ADVANTAGE = 0.15

/** Colleges differ by tier even before chance is added. */
const BY_TIER: Readonly<Record<College['tier'], number>> = { 1: 0.45, 2: 0.25, 3: 0.1, 4: -0.1, 5: -0.55 }
const COLLEGE_SWING = 0.45

/** How good a team is in a season, -1 to 1. */
export function strengthOf(seed: number, slug: GameSlug, year: number, team: SimTeam): number {
  const drawn = (hash(`${seed}/${slug}/${year}/${team.abbreviation}`) / 0xffffffff) * 2 - 1
  return team.college ? BY_TIER[team.college.tier] + COLLEGE_SWING * drawn : drawn
}

/** -1 to 1, positive when the home team is the better one. */
export function edgeBetween(
  seed: number,
  slug: GameSlug,
  year: number,
  home: SimTeam,
  away: SimTeam,
): number {
  const gap = (strengthOf(seed, slug, year, home) - strengthOf(seed, slug, year, away)) / 2
  return Math.max(-1, Math.min(1, gap + HOME_ADVANTAGE))
}
