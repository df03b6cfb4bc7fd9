import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { browserTimers, nothing } from '../../platform/timers'
import { createScroller, type Scroller, type ScrollPhase } from './scroller'
import { watchList } from './watch-list'
import { watchPerson } from './watch-person'

interface Wishes {
  /** Changes when another list is on the screen. */
  readonly page: string
  readonly resumeMs: number
  readonly onEnd: () => void
  readonly onSeen: () => boolean
}

export interface Scrolling {
  readonly phase: ScrollPhase
  readonly pause: () => void
  readonly go: () => void
}

/** Lets the page's `<main>` scroll by itself for as long as the component stands, and a person take over at any time. */
export function useScroller(progress: RefObject<HTMLElement | null>, wishes: Wishes): Scrolling {
  const { page } = wishes
  const [phase, setPhase] = useState<ScrollPhase>('still')
  const scroller = useRef<Scroller>(undefined)
  const shownPage = useRef(page)
  const end = useEffectEvent(wishes.onEnd)
  const seen = useEffectEvent(wishes.onSeen)
  const resumeDelay = useEffectEvent(() => wishes.resumeMs)

  useEffect(() => {
    const list = document.querySelector('main')
    if (!list || !progress.current) return undefined
    const onPhase = (next: ScrollPhase) => {
      document.documentElement.dataset['autoScroll'] = next
      setPhase(next)
    }
    const ports = { onPhase, onSeen: () => seen(), isCalm }
    const created = createScroller({ list, progress: progress.current }, ports)
    const stop = follow(created, list, { onEnd: () => end(), resumeMs: () => resumeDelay() })
    scroller.current = created
    if (shownPage.current !== page) scrollTo(0, 0)
    shownPage.current = page
    created.run()
    return () => {
      stop()
      created.stop()
      delete document.documentElement.dataset['autoScroll']
    }
  }, [page, progress])

  return { phase, pause: () => scroller.current?.hand('paused'), go: () => scroller.current?.run() }
}

interface Following {
  readonly onEnd: () => void
  readonly resumeMs: () => number
}

/** Ties a scroller to what happens on the page. */
function follow(scroller: Scroller, list: HTMLElement, { onEnd, resumeMs }: Following): () => void {
  let cancelResume = nothing
  const resumeLater = () => {
    cancelResume()
    cancelResume = browserTimers.after(resumeMs(), () => {
      if (scroller.phase() !== 'resting') return
      if (document.querySelector('dialog[open]')) resumeLater()
      else scroller.run()
    })
  }
  const onScrolls = () => {
    if (scroller.phase() === 'running') scroller.hand('resting')
    if (scroller.phase() === 'resting') resumeLater()
  }
  const isMoving = () => scroller.phase() === 'running'
  const stopPerson = watchPerson({ onScrolls, onEnds: onEnd, isMoving })
  const stopList = watchList({ list }, () => scroller.adjust())
  const absorb = () => scroller.absorb()
  addEventListener('scroll', absorb)
  return () => {
    cancelResume()
    stopPerson()
    stopList()
    removeEventListener('scroll', absorb)
  }
}

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
