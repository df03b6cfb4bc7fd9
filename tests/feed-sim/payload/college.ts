import type { Side } from '../games/moment'
import type { Part } from '../games/sim-game'
import { daysBetween, type Fixture } from '../slate/fixture'
import { rankOf, UNRANKED } from '../slate/ranking'
import type { CollegeSlug } from '../teams/team'
import type { World } from '../world'

/**
 * What only college games have: ranks, conferences, and the groups to which a request can limit the reply.
 */

const ALL_DIVISIONS = '90'
const FBS = '80'
const FCS = '81'
const DIVISION_ONE = '50'

/** Whether either team belongs to the group: a division, or a conference. */
export function isInGroup({ home, away }: Fixture, group: string): boolean {
  if (group === ALL_DIVISIONS || group === DIVISION_ONE) return true
  return [home, away].some(({ college }) => {
    if (group === FBS || group === FCS) return college?.division === (group === FBS ? 'fbs' : 'fcs')
    return college?.conference.id === group
  })
}

export function isWithinConference({ home, away }: Fixture): boolean {
  if (home.college && away.college) return home.college.conference.id === away.college.conference.id
  return home.half === away.half
}

/** Present when both teams are of one conference. */
export function conferenceGroup(fixture: Fixture): Part {
  const conference = fixture.home.college?.conference
  if (!conference || !isWithinConference(fixture)) return {}
  return { groups: { ...conference, isConference: true } }
}

/** In a tournament the rank holds the seed. */
export function curatedRank(world: World, fixture: Fixture, side: Side): Part {
  const rank = fixture.seeds?.[side] ?? rank25(world, fixture, side)
  return rank === undefined ? {} : { curatedRank: { current: rank } }
}

/** The summary has a plain `rank`, of ranked teams only. */
export function summaryRank(world: World, fixture: Fixture, side: Side): Part {
  const rank = rank25(world, fixture, side)
  return rank === undefined || rank === UNRANKED ? {} : { rank }
}

/** A new poll comes out every seven days. */
function rank25(world: World, fixture: Fixture, side: Side): number | undefined {
  const slug = collegeSlug(fixture)
  if (!slug) return undefined
  const season = world.slate.season(slug, fixture.day)
  const week = Math.floor(daysBetween(season.regularFrom, fixture.day) / 7)
  return rankOf(world.seed, slug, season.year, week, fixture[side])
}

function collegeSlug({ slug }: Fixture): CollegeSlug | undefined {
  return slug === 'ncaaf' || slug === 'ncaab' ? slug : undefined
}
