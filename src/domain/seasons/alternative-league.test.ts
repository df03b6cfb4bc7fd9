import { expect, it } from 'vitest'
import { alternativeLeague } from './alternative-league'

it.each([
  ['NFL', '2026-11-15', 'NBA'],
  ['NBA', '2026-11-15', 'NFL'],
  ['NHL', '2026-05-10', 'NBA'],
  ['NBA', '2026-05-10', 'NHL'],
  ['MLB', '2026-07-25', 'PGA'],
  ['PGA', '2026-07-25', 'MLB'],
  // The NBA's draft is no game to watch.
  ['MLB', '2026-06-26', 'PGA'],
] as const)(
  'a viewer who cannot watch %s on %s is offered %s, the best of the others in season',
  (sport, day, other) => {
    expect(alternativeLeague(sport, day)).toBe(other)
  },
)
