import { clockAt, momentIndexAt, type Moment } from '../games/moment'
import type { SimGame } from '../games/sim-game'
import type { Fixture } from '../slate/fixture'
import type { World } from '../world'

/** A game at one time. */
export type View =
  | { readonly kind: 'scheduled'; readonly fixture: Fixture }
  | { readonly kind: 'postponed'; readonly fixture: Fixture }
  | {
      readonly kind: 'live' | 'final'
      readonly fixture: Fixture
      readonly game: SimGame
      readonly upTo: number
      readonly moment: Moment
      /** Seconds on the clock now. */
      readonly clock: number
    }

export type PlayedView = Extract<View, { readonly kind: 'live' | 'final' }>

/** Postponements are known some hours before the start. */
const POSTPONED_BEFORE_MS = 3 * 3_600_000

export function postponedFrom({ start }: Fixture): number {
  return start - POSTPONED_BEFORE_MS
}

export function viewAt(world: World, fixture: Fixture, now: number): View {
  const at = now - fixture.start
  if (fixture.postponed && now >= postponedFrom(fixture)) return { kind: 'postponed', fixture }
  if (at < 0) return { kind: 'scheduled', fixture }
  const game = world.game(fixture)
  const upTo = momentIndexAt(game.moments, at)
  const moment = game.moments[upTo]
  if (!moment) return { kind: 'scheduled', fixture }
  const kind = moment.stage === 'final' ? 'final' : 'live'
  return { kind, fixture, game, upTo, moment, clock: clockAt(moment, at) }
}

export function isPlayed(view: View): view is PlayedView {
  return view.kind === 'live' || view.kind === 'final'
}
