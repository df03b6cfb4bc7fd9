import { withPreset } from '../presets'
import type { SimulatedGame } from '../simulated-game'
import { playInnings } from './play-innings'
import { playPeriods } from './play-periods'
import { randomFrom } from './random'
import { clockText, startTape, type Frame } from './tape'

/**
 * A whole game in frames. A second of the replay is a second of the game's clock; breaks and pitches, which have no
 * clock, have lengths of their own.
 */
export interface Replay {
  readonly frames: readonly [Frame, ...Frame[]]
  readonly lengthS: number
}

/** How many seconds of the game pass in one second. */
export const REPLAY_SPEEDS = [1, 2, 5, 10, 25, 50, 100] as const
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number]

const BEFORE_S = 10
const AFTER_S = 30

/** Invents the course of the loaded game from before the start to its end. The same game always goes the same way. */
export function replayOf(loaded: SimulatedGame): Replay {
  const random = randomFrom(`${loaded.sport} ${loaded.id}`)
  const nobodyScored = {
    ...loaded,
    homeTeam: { ...loaded.homeTeam, score: 0 },
    awayTeam: { ...loaded.awayTeam, score: 0 },
  }
  const before = withPreset(nobodyScored, 'pregame')
  const tape = startTape(before)
  tape.cut(BEFORE_S, withPreset(before, 'live'), 'The game begins')
  if (loaded.situation.kind === 'baseball') playInnings(tape, random)
  else playPeriods(tape, random)
  tape.cut(AFTER_S, withPreset(tape.game(), 'final'), 'The game is over')
  const [first, ...others] = tape.frames()
  return { frames: [first!, ...others], lengthS: tape.frames().at(-1)!.atS }
}

/** The game at a moment of the replay: between two plays its clocks run on. */
export function momentAt(replay: Replay, atS: number): SimulatedGame {
  const frame = frameAt(replay, atS)
  const { game, clockS } = frame
  if (clockS === undefined) return game
  const passedS = Math.min(clockS, Math.max(0, Math.floor(atS - frame.atS)))
  const { situation } = game
  const shown = { ...game, timeLeft: clockText(clockS - passedS) }
  if (situation.kind !== 'basketball') return shown
  return { ...shown, situation: { ...situation, shotClock: Math.max(0, situation.shotClock - passedS) } }
}

/** The moment of the play before or after the given one. */
export function neighbourPlay({ frames, lengthS }: Replay, atS: number, step: 1 | -1): number {
  if (step === 1) return frames.find((frame) => frame.atS > atS)?.atS ?? lengthS
  return frames.filter((frame) => frame.atS < atS).at(-1)?.atS ?? 0
}

function frameAt({ frames }: Replay, atS: number): Frame {
  let found: Frame = frames[0]
  for (const frame of frames) {
    if (frame.atS > atS) break
    found = frame
  }
  return found
}
