import { AUTO_SCROLL_END_WAIT_MS, KIOSK_STILL_MS } from '../../domain/time/intervals'
import { browserTimers, noop } from '../../platform/timers'
import { anchorShift } from './anchor-shift'
import { openingMove, readingMove } from './scroll-moves'
import { anchorsOf, rangeOf, viewAt, type Range, type Stage } from './stage'
import { createTrack } from './track'

/**
 * `running`: it moves by itself, or waits at the end. `resting`: a person scrolls, and it goes on later. `paused`: it
 * goes on when told to. `still`: there is nothing to scroll.
 */
export type ScrollPhase = 'running' | 'resting' | 'paused' | 'still'

export interface ScrollerPorts {
  readonly onPhase: (phase: ScrollPhase) => void
  /**
   * Called when the end has been seen. Returns true when another list follows, so that this one need not start over.
   */
  readonly onSeen: () => boolean
  readonly wantsLessMotion: () => boolean
}

export interface Scroller {
  run(): void
  /** Hands over to ordinary scrolling, at the same place. */
  hand(phase: 'resting' | 'paused'): void
  /** The content of the list has changed. */
  adjust(): void
  /** Something scrolled the page although animations move the list: treat it as a wish to be further on. */
  absorb(): void
  stop(): void
  phase(): ScrollPhase
}

export function createScroller(stage: Stage, { onPhase, onSeen, wantsLessMotion }: ScrollerPorts): Scroller {
  const track = createTrack(stage)
  let phase: ScrollPhase = 'still'
  /** Where the list runs, from when it last had to run. */
  let range: Range = { from: 0, to: 0 }
  let anchors = anchorsOf(stage)
  let cancelWait = noop

  function enter(next: ScrollPhase) {
    phase = next
    onPhase(next)
  }

  function wait(ms: number, then: () => void) {
    cancelWait()
    cancelWait = browserTimers.after(ms, then)
  }

  function run() {
    const from = phase === 'running' ? track.position() : scrollY
    const found = rangeOf(stage)
    anchors = anchorsOf(stage)
    if (!found) return stand()
    range = found
    cancelWait()
    enter('running')
    if (from >= range.from) read(from)
    else track.move(openingMove(from, range, wantsLessMotion()), range, beginAnew)
    scrollTo(0, 0)
  }

  function read(from: number) {
    const start = Math.min(from, range.to)
    track.move(readingMove(start, range.to, innerHeight, wantsLessMotion()), range, atEnd)
  }

  /**
   * The announced next list may never come, for example if a new version does not take over; then this list goes on.
   */
  function atEnd() {
    wait(AUTO_SCROLL_END_WAIT_MS, () => {
      if (onSeen()) wait(KIOSK_STILL_MS, beginAnew)
      else beginAnew()
    })
  }

  function beginAnew() {
    read(range.from)
  }

  function stand() {
    letGo()
    enter('still')
    wait(KIOSK_STILL_MS, () => {
      onSeen()
      stand()
    })
  }

  /** The page is scrolled to where the list has moved to, before anything is painted. */
  function letGo() {
    cancelWait()
    if (phase !== 'running') return
    const at = track.position()
    // The compositor may have scrolled the page before the page received the wheel event.
    const ahead = scrollY
    track.clear()
    scrollTo(0, at <= range.from && ahead === 0 ? 0 : at + ahead)
  }

  function adjust() {
    if (phase === 'still') return rangeOf(stage) ? run() : undefined
    if (phase !== 'running') return undefined
    const at = track.position()
    const before = anchors
    const old = range
    anchors = anchorsOf(stage)
    const found = rangeOf(stage)
    if (!found) return stand()
    range = found
    const isOpening = at < range.from
    const shift = isOpening ? 0 : anchorShift(before, anchors, viewAt(stage, at))
    if (shift === 0 && old.to === range.to && old.from === range.from) return undefined
    cancelWait()
    return read(Math.max(range.from, at + shift))
  }

  function absorb() {
    if (phase !== 'running' || scrollY === 0) return
    const at = track.position() + scrollY
    scrollTo(0, 0)
    cancelWait()
    read(Math.max(range.from, at))
  }

  return {
    run,
    adjust,
    absorb,
    hand(next) {
      letGo()
      enter(next)
    },
    stop() {
      letGo()
      track.clear()
    },
    phase: () => phase,
  }
}
