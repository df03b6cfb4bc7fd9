import { withControl, type Control } from '../controls'
import type { SimulatedGame } from '../simulated-game'
import type { Play } from './play'

/** The game from this moment on, until the next frame. */
export interface Frame {
  /** Seconds since the beginning of the replay. */
  readonly atS: number
  readonly game: SimulatedGame
  /** Seconds left in the period; absent while its clock does not run. */
  readonly clockS?: number
}

/** Records a game while it is played. */
export interface Tape {
  readonly game: () => SimulatedGame
  readonly frames: () => readonly Frame[]
  /** Adds a frame: `afterS` seconds after the last one, the game is in this state. */
  readonly cut: (afterS: number, game: SimulatedGame, words: string, clockS?: number) => void
  readonly play: (play: Play, clockS?: number) => void
}

export function startTape(first: SimulatedGame): Tape {
  const frames: Frame[] = []
  let last: Frame = { atS: 0, game: first }
  frames.push(last)
  const cut: Tape['cut'] = (afterS, game, words, clockS) => {
    const atS = last.atS + afterS
    const told = { ...game, lastPlay: words }
    last =
      clockS === undefined
        ? { atS, game: told }
        : { atS, game: { ...told, timeLeft: clockText(clockS) }, clockS }
    frames.push(last)
  }
  return {
    game: () => last.game,
    frames: () => frames,
    cut,
    play: ({ seconds, controls, words }, clockS) => cut(seconds, turned(last.game, controls), words, clockS),
  }
}

export function turned(game: SimulatedGame, controls: readonly Control[]): SimulatedGame {
  return controls.reduce(withControl, game)
}

/** `8:36`. */
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
}
