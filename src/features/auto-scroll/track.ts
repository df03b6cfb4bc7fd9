import { headOf, topOf, type Range, type Stage } from './stage'

export interface Move {
  readonly from: number
  readonly to: number
  readonly ms: number
  readonly easing: string
}

/**
 * Moves the list by animations that the compositor runs on its own: a busy page does not make them stutter (measured:
 * no dropped frame where scrolling by hand dropped one in eight). Positions are those that scrolling would have.
 */
export interface Track {
  position(): number
  move(move: Move, range: Range, onArrived: () => void): void
  /** Returns the list to ordinary scrolling; the caller must scroll to its position in the same frame. */
  clear(): void
}

export function createTrack(stage: Stage): Track {
  let animations: readonly Animation[] = []
  let current: Move | undefined

  function clear() {
    for (const animation of animations) animation.cancel()
    animations = []
    current = undefined
  }

  return {
    position() {
      if (!current) return 0
      const progress = animations[0]!.effect!.getComputedTiming().progress ?? 1
      return current.from + (current.to - current.from) * progress
    },
    move(move, range, onArrived) {
      const old = animations
      current = move
      animations = animate(stage, move, range)
      for (const animation of old) animation.cancel()
      animations[0]!.onfinish = onArrived
    },
    clear,
  }
}

function animate(stage: Stage, { from, to, ms, easing }: Move, range: Range): readonly Animation[] {
  const timing: KeyframeAnimationOptions = { duration: Math.max(1, ms), easing, fill: 'both' }
  const share = (y: number) => (range.to > range.from ? (y - range.from) / (range.to - range.from) : 1)
  const top = topOf(stage)
  const held = (y: number) => Math.max(0, y - top)
  const head = headOf(stage)
  return startTogether([
    stage.list.animate([shifted(-from), shifted(-to)], timing),
    stage.progress.animate([stretched(share(from)), stretched(share(to))], timing),
    ...(head ? [head.animate([shifted(held(from)), shifted(held(to))], timing)] : []),
  ])
}

/**
 * By default each animation starts with the first frame that is ready for it; the list would stand still until then.
 */
function startTogether(animations: readonly Animation[]): readonly Animation[] {
  const { currentTime } = document.timeline
  for (const animation of animations) animation.startTime = currentTime
  return animations
}

const shifted = (y: number): Keyframe => ({ transform: `translateY(${y}px)` })
const stretched = (share: number): Keyframe => ({ transform: `scaleX(${Math.min(1, Math.max(0, share))})` })
