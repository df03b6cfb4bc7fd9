import { hash } from '../rng'
import { teamsOf } from '../teams/all'
import type { CollegeSlug, SimTeam } from '../teams/team'
import { strengthOf } from './strength'

/** How many teams the poll ranks, and what the feed writes for all others. */
const RANKED = 25
export const UNRANKED = 99

const WEEKLY_SWING = 0.12

const polls = new Map<string, ReadonlyMap<string, number>>()

/** A college's place in the poll of a week, or 99. */
export function rankOf(seed: number, slug: CollegeSlug, year: number, week: number, team: SimTeam): number {
  return pollOf(seed, slug, year, week).get(team.id) ?? UNRANKED
}

/** The teams of a poll, the best first. */
export function rankedTeams(seed: number, slug: CollegeSlug, year: number, week: number): readonly SimTeam[] {
  const swing = (team: SimTeam) => (hash(`poll/${seed}/${week}/${team.id}`) / 0xffffffff) * WEEKLY_SWING
  const votes = (team: SimTeam) => strengthOf(seed, slug, year, team) + swing(team)
  const candidates = teamsOf(slug).filter((team) => (team.college?.tier ?? 5) < 5)
  return candidates.toSorted((a, b) => votes(b) - votes(a))
}

function pollOf(seed: number, slug: CollegeSlug, year: number, week: number): ReadonlyMap<string, number> {
  const key = `${seed}/${slug}/${year}/${week}`
  const teams = polls.get(key) ? [] : rankedTeams(seed, slug, year, week).slice(0, RANKED)
  const poll = polls.get(key) ?? new Map(teams.map((team, place) => [team.id, place + 1]))
  polls.set(key, poll)
  return poll
}
