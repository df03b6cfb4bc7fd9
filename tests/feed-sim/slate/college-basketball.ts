import { addDays } from '../../../src/domain/time/eastern'
import { createRng, int, pick, shuffle, type Rng } from '../rng'
import { teamsOf } from '../teams/all'
import type { SimTeam } from '../teams/team'
import { byStart, collegeFixture } from './college-fixture'
import { weekdayOf, type Fixture } from './fixture'
import { pairUp } from './regular'
import { isHoliday, type Season } from './season'
import { BASKETBALL_SITES } from './sites'

/** Games on a Sunday, Monday … Saturday. A Saturday has more than one reply of the feed can hold. */
const GAMES_BY_WEEKDAY = [14, 20, 44, 48, 40, 18, 112]
const EVENING = [1110, 1140, 1140, 1170, 1200, 1230, 1260]
const SATURDAY = [720, 720, 780, 840, 840, 900, 960, 1020, 1080, 1140, 1200, 1260]
const CLASSICS = ['Harbor Classic', 'Island Invitational', 'Empire Tip-Off', 'Desert Showcase']
const NEUTRAL_SHARE = 0.12
const LAST_DAYS = 6

/** A day of the regular season; its last days are the tournaments of the conferences. */
export function collegeBasketballDay(seed: number, season: Season, day: string): readonly Fixture[] {
  if (day < season.regularFrom || day > season.regularTo || isHoliday('ncaab', day)) return []
  const rng = createRng(`${seed}/ncaab/${day}`)
  const games = (GAMES_BY_WEEKDAY[weekdayOf(day)] ?? 0) + int(rng, -2, 2)
  const early = day.slice(5) >= '11-01'
  const finals = day > addDays(season.regularTo, -LAST_DAYS)
  const pairs = early ? pairUp(rng, teamsOf('ncaab')) : byConference(rng)
  const fixtures = pairs.slice(0, games).map(([home, away], number) =>
    collegeFixture({
      slug: 'ncaab',
      season,
      day,
      number,
      minutes: startOf(rng, day, home),
      home,
      away,
      ...(finals ? conferenceTournament(number, home) : early ? classic(rng) : {}),
    }),
  )
  return byStart(fixtures)
}

function startOf(rng: Rng, day: string, home: SimTeam): number {
  const weekend = weekdayOf(day) % 6 === 0
  const start = pick(rng, weekend ? SATURDAY : EVENING)
  return Math.min(start + (weekend ? 0 : home.zone * 60), 1380)
}

function byConference(rng: Rng): readonly (readonly [SimTeam, SimTeam])[] {
  const waiting = new Map<string, SimTeam>()
  const pairs: (readonly [SimTeam, SimTeam])[] = []
  for (const team of shuffle(rng, teamsOf('ncaab'))) {
    const id = team.college?.conference.id ?? ''
    const other = waiting.get(id)
    if (other) pairs.push([other, team])
    if (other) waiting.delete(id)
    else waiting.set(id, team)
  }
  return shuffle(rng, pairs)
}

function classic(rng: Rng): Partial<Pick<Fixture, 'site' | 'title'>> {
  const number = int(rng, 0, BASKETBALL_SITES.length - 1)
  const site = BASKETBALL_SITES[number]
  if (rng() > NEUTRAL_SHARE || !site) return {}
  return { site, title: CLASSICS[number % CLASSICS.length] ?? '' }
}

function conferenceTournament(number: number, home: SimTeam): Partial<Pick<Fixture, 'site' | 'title'>> {
  const site = BASKETBALL_SITES[number % BASKETBALL_SITES.length]
  return site ? { site, title: `${home.college?.conference.shortName} Tournament` } : {}
}
