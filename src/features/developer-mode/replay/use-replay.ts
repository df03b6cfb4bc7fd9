import { useEffect, useEffectEvent, useState } from 'react'
import {
  momentAt,
  neighbourPlay,
  replayOf,
  type ReplaySpeed,
} from '../../../domain/operations/simulator/replay/replay'
import type { SimulatedGame } from '../../../domain/operations/simulator/simulated-game'

/** Ten frames a second look smooth for a scoreboard, even at a hundred times real speed. */
const TICK_MS = 100

export interface Replaying {
  readonly positionS: number
  readonly lengthS: number
  readonly isPlaying: boolean
  readonly speed: ReplaySpeed
  readonly play: () => void
  readonly pause: () => void
  readonly seek: (positionS: number) => void
  readonly step: (step: 1 | -1) => void
  readonly setSpeed: (speed: ReplaySpeed) => void
}

/**
 * The replay of a game and its position. Each state that it reaches goes to `onShow`, as a manual change
 * does.
 */
export function useReplay(loaded: SimulatedGame, onShow: (game: SimulatedGame) => void): Replaying {
  const [tape, setTape] = useState(() => startOf(loaded))
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<ReplaySpeed>(10)
  // The same game keeps its replay, whatever a refreshed list says about it.
  if (tape.id !== loaded.id) {
    setTape(startOf(loaded))
    setPlaying(false)
  }
  const { replay, positionS } = tape

  const seek = (toS: number) => {
    const next = Math.min(replay.lengthS, toS)
    setTape({ ...tape, positionS: next })
    onShow(momentAt(replay, next))
    if (next === replay.lengthS) setPlaying(false)
  }
  const position = useEffectEvent(() => positionS)
  const seekNow = useEffectEvent(seek)
  useEffect(() => {
    if (!isPlaying) return undefined
    // Counted from here and not from tick to tick: a page that is busy must not slow the game down.
    const from = { atMs: performance.now(), s: position() }
    const timer = setInterval(() => {
      seekNow(from.s + ((performance.now() - from.atMs) / 1000) * speed)
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [isPlaying, speed])

  return {
    positionS,
    lengthS: replay.lengthS,
    isPlaying,
    speed,
    play() {
      seek(positionS === replay.lengthS ? 0 : positionS)
      setPlaying(true)
    },
    pause: () => setPlaying(false),
    seek,
    step: (step) => seek(neighbourPlay(replay, positionS, step)),
    setSpeed,
  }
}

function startOf(loaded: SimulatedGame) {
  return { id: loaded.id, replay: replayOf(loaded), positionS: 0 }
}
