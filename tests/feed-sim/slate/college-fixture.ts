import { easternTimeToMs } from '../../../src/domain/time/eastern'
import type { CollegeSlug, SimTeam, SimVenue } from '../teams/team'
import { fixtureId, type Fixture } from './fixture'
import type { Season } from './season'

/** The facts that define a college game; all others follow from them. */
export interface CollegeGame {
  readonly slug: CollegeSlug
  readonly season: Season
  readonly day: string
  readonly number: number
  /** Minutes after Eastern midnight. */
  readonly minutes: number
  readonly home: SimTeam
  readonly away: SimTeam
  readonly playoff?: boolean
  readonly week?: number
  readonly site?: SimVenue
  readonly title?: string
  readonly kind?: Fixture['kind']
  readonly seeds?: Fixture['seeds']
}

export function collegeFixture(game: CollegeGame): Fixture {
  const { slug, season, day, number, minutes, home, away, week, site, title, kind, seeds } = game
  return {
    id: fixtureId(slug, day, number),
    slug,
    day,
    start: easternTimeToMs(day, Math.floor(minutes / 60), minutes % 60),
    home,
    away,
    season: { year: season.year, type: game.playoff ? 3 : 2 },
    neutral: site !== undefined,
    postponed: false,
    ...(week !== undefined && { week }),
    ...(site && { site }),
    ...(title !== undefined && { title }),
    ...(kind && { kind }),
    ...(seeds && { seeds }),
  }
}

export function byStart(fixtures: readonly Fixture[]): readonly Fixture[] {
  return fixtures.toSorted((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1))
}
