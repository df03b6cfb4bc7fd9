import { createRng, type Rng } from '../rng'
import type { Forced, Setup, Side } from './moment'

/**
 * The record of every game: the time that has passed, the score, and the forced scores. A game waits before it decides
 * anything, so everything after a forced score knows it, and nothing before it changes.
 */
export interface Tape {
  readonly rng: Rng
  readonly setup: Setup
  now: number
  home: number
  away: number
  forcedSoFar: number
}

export function createTape(setup: Setup): Tape {
  return { rng: createRng(setup.seed), setup, now: 0, home: 0, away: 0, forcedSoFar: 0 }
}

/** Lets time pass. Stops early, and says so, when a forced score falls into it. */
export function wait(tape: Tape, seconds: number): Forced | undefined {
  const until = tape.now + Math.round(seconds * 1000)
  const forced = tape.setup.forced[tape.forcedSoFar]
  if (!forced || forced.at > until) {
    tape.now = until
    return undefined
  }
  tape.forcedSoFar++
  tape.now = Math.max(tape.now, forced.at)
  return forced
}

export function addPoints(tape: Tape, side: Side, points: number): void {
  if (side === 'home') tape.home += points
  else tape.away += points
}

export function leader(tape: Tape): Side | undefined {
  if (tape.home === tape.away) return undefined
  return tape.home > tape.away ? 'home' : 'away'
}

/** How much better than even this side is, as a factor around 1. */
export function edgeOf(setup: Setup, side: Side): number {
  return 1 + (side === 'home' ? setup.edge : -setup.edge) * 0.18
}
