import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { isDialogOpen } from '../../platform/is-dialog-open'
import { browserTimers, noop } from '../../platform/timers'
import { createScroller, type Scroller, type ScrollPhase } from './scroller'
import { watchList } from './watch-list'
import { watchPerson } from './watch-person'

interface ScrollerOptions {
  /** Changes when another list is on the screen. */
  readonly page: string
  readonly resumeMs: number
  /** How long a pause lasts if nobody ends it; undefined: without limit. */
  readonly pauseMs: number | undefined
  readonly onEnd: () => void
  readonly onSeen: () => boolean
}

export interface Scrolling {
  readonly phase: ScrollPhase
  readonly pause: () => void
  readonly go: () => void
}

/** Scrolls the page's `<main>` while the component is mounted, and lets a person take over at any time. */
export function useScroller(progress: RefObject<HTMLElement | null>, options: ScrollerOptions): Scrolling {
  const { page } = options
  const [phase, setPhase] = useState<ScrollPhase>('still')
  const controls = useRef<ListControls>(undefined)
  const shownPage = useRef(page)
  const end = useEffectEvent(options.onEnd)
  const seen = useEffectEvent(options.onSeen)
  const restMs = useEffectEvent((isHeld: boolean) => (isHeld ? options.pauseMs : options.resumeMs))

  useEffect(() => {
    const list = document.querySelector('main')
    if (!list) return undefined
    const tell = (next: ScrollPhase) => (document.documentElement.dataset['autoScroll'] = next)
    const onPhase = (next: ScrollPhase) => {
      tell(next)
      setPhase(next)
    }
    // Must run before anything is measured: from here on every card has its real height.
    tell('still')
    const ports = { onPhase, onSeen: () => seen(), wantsLessMotion }
    const created = createScroller({ list, progress: progress.current! }, ports)
    const following = follow(created, list, { onEnd: () => end(), restMs: (isHeld) => restMs(isHeld) })
    controls.current = following
    if (shownPage.current !== page) scrollTo(0, 0)
    shownPage.current = page
    created.run()
    return () => {
      following.stop()
      created.stop()
      delete document.documentElement.dataset['autoScroll']
    }
  }, [page, progress])

  return { phase, pause: () => controls.current?.pause(), go: () => controls.current?.go() }
}

interface ListControls {
  pause(): void
  go(): void
  stop(): void
}

interface FollowOptions {
  readonly onEnd: () => void
  /** How long it rests, or is held if nobody lets it go. */
  readonly restMs: (isHeld: boolean) => number | undefined
}

/** Ties a scroller to what happens on the page. */
function follow(scroller: Scroller, list: HTMLElement, { onEnd, restMs }: FollowOptions): ListControls {
  let cancelResume = noop
  const isAtRest = () => scroller.phase() === 'resting' || scroller.phase() === 'paused'
  const resumeLater = () => {
    cancelResume()
    // Somebody who chooses how long it rests would lose the choice if it went on meanwhile.
    const isHeld = scroller.phase() === 'paused' || delayInFocus() !== undefined
    const ms = isAtRest() ? restMs(isHeld) : undefined
    if (ms !== undefined) cancelResume = browserTimers.after(ms, resume)
  }
  const resume = () => {
    if (isDialogOpen()) resumeLater()
    else scroller.run()
  }
  const onScrolls = () => {
    // A hand on the list has left the choice.
    delayInFocus()?.blur()
    if (scroller.phase() === 'running') scroller.hand('resting')
    resumeLater()
  }
  const isMoving = () => scroller.phase() === 'running'
  const stopPerson = watchPerson({ onScrolls, onEnds: onEnd, isMoving })
  const stopList = watchList({ list }, () => scroller.adjust())
  const onScroll = () => {
    scroller.absorb()
    // A flick scrolls on for seconds after the finger has left, so the rest only counts from when the list stands
    // still.
    resumeLater()
  }
  addEventListener('scroll', onScroll)
  addEventListener('focusin', resumeLater)
  addEventListener('focusout', resumeLater)
  return {
    pause() {
      scroller.hand('paused')
      resumeLater()
    },
    go() {
      cancelResume()
      scroller.run()
    },
    stop() {
      cancelResume()
      stopPerson()
      stopList()
      removeEventListener('scroll', onScroll)
      removeEventListener('focusin', resumeLater)
      removeEventListener('focusout', resumeLater)
    },
  }
}

/** The choice of how long the list rests, while somebody uses it. */
function delayInFocus(): HTMLElement | undefined {
  return document.querySelector<HTMLElement>('[data-auto-scroll-controls] select:focus') ?? undefined
}

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
