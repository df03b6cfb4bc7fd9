import * as fc from 'fast-check'
import type { Situation } from '../../game/situation'

/** For tests of what changes on a board: situations that differ in members and in kind, or none. */
export const situations = fc.option(
  fc.constantFrom<Situation>(
    { kind: 'football', down: 1, distance: 10, yardLine: 30, downDistanceText: '1st & 10 at HOM 30' },
    { kind: 'football', down: 2, distance: 3, yardLine: 37, downDistanceText: '2nd & 3', possession: 'AWA' },
    { kind: 'basketball', lastPlay: 'Shot' },
  ),
  { nil: undefined },
)
