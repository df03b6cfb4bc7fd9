import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AUTO_SCROLL_END_WAIT_MS, KIOSK_STILL_MS } from '../../domain/time/intervals'
import { createScroller, type Scroller } from './scroller'

/** A window of 1000 px below whose header of 60 px a list begins; letters are 16 px, so 72 px stay free at its foot. */
const [SCREEN, HEADER, FOOT] = [1000, 60, 72]
const SLIDE_MS = 240
const PX_PER_S = 25

let rows: number[]
let scrolled: number
let phases: string[]
let seen: number
let follows: boolean
let isCalm: boolean
let easings: string[]
let list: HTMLElement
let progress: HTMLElement
let scroller: Scroller

/** What the compositor would do: an animation goes by the clock, and tells when it has arrived. */
function animate(
  this: Element,
  _frames: Keyframe[],
  { duration, easing }: { duration: number; easing: string },
) {
  const beganMs = Date.now()
  if (this === list) easings.push(easing)
  const animation = {
    onfinish: undefined as (() => void) | undefined,
    effect: { getComputedTiming: () => ({ progress: Math.min(1, (Date.now() - beganMs) / duration) }) },
    cancel: () => clearTimeout(timer),
  }
  const timer = setTimeout(() => animation.onfinish?.(), duration)
  return animation
}

/** Rows of these heights, one below the other. */
function setRows(heights: readonly number[], ids = heights.map((_, index) => String(index))) {
  rows = [...heights]
  list.replaceChildren(
    ...heights.map((height, index) => {
      const row = document.createElement('article')
      row.dataset['game'] = ids[index]
      const top = heights.slice(0, index).reduce((sum, one) => sum + one, 0)
      row.getBoundingClientRect = () => ({ top, bottom: top + height }) as DOMRect
      return row
    }),
  )
}
const heightOf = () => rows.reduce((sum, height) => sum + height, 0)
const rangeEnd = () => HEADER + heightOf() + FOOT - SCREEN
const readingMs = (px: number) => (px / PX_PER_S) * 1000
const pass = (ms: number) => vi.advanceTimersByTime(ms)
/** Where the list is when it is handed over. */
function handed(): number {
  scroller.hand('paused')
  return Math.round(scrolled)
}

beforeEach(() => {
  vi.useFakeTimers()
  phases = []
  easings = []
  seen = 0
  scrolled = 0
  follows = false
  isCalm = false
  list = document.body.appendChild(document.createElement('main'))
  progress = document.body.appendChild(document.createElement('div'))
  const geometry = { offsetTop: () => HEADER, offsetHeight: heightOf }
  for (const [name, get] of Object.entries(geometry)) Object.defineProperty(list, name, { get })
  list.getBoundingClientRect = () => ({ top: 0 }) as DOMRect
  for (const element of [list, progress]) element.animate = animate as never
  vi.stubGlobal('innerHeight', SCREEN)
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => scrolled })
  Object.defineProperty(document, 'timeline', { configurable: true, value: { currentTime: 0 } })
  vi.spyOn(window, 'scrollTo').mockImplementation(((_x: number, y: number) => void (scrolled = y)) as never)
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({ fontSize: '16px', marginTop: '0px' } as never)
  setRows([500, 500, 500, 500])
  scroller = createScroller(
    { list, progress },
    { onPhase: (phase) => phases.push(phase), onSeen: () => (seen++, follows), isCalm: () => isCalm },
  )
})
afterEach(() => {
  scroller.stop()
  document.body.replaceChildren()
  Reflect.deleteProperty(window, 'scrollY')
  Reflect.deleteProperty(document, 'timeline')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('a list that scrolls by itself', () => {
  it('takes the place of the header, then goes at 25 px/s to its end', () => {
    scroller.run()
    expect(phases).toEqual(['running'])
    pass(SLIDE_MS)
    pass(4000)
    expect(handed()).toBe(HEADER + 100)
    expect(phases).toEqual(['running', 'paused'])
  })

  it('waits 3 s at the end, tells that it was seen, and begins anew', () => {
    scroller.run()
    pass(SLIDE_MS)
    pass(readingMs(rangeEnd() - HEADER))
    pass(AUTO_SCROLL_END_WAIT_MS - 1)
    expect(seen).toBe(0)
    pass(1)
    expect(seen).toBe(1)
    pass(4000)
    expect(handed()).toBe(HEADER + 100)
  })

  it('stays at the end where another list follows, and goes on if that never comes', () => {
    follows = true
    scroller.run()
    pass(SLIDE_MS)
    pass(readingMs(rangeEnd() - HEADER))
    pass(AUTO_SCROLL_END_WAIT_MS)
    pass(KIOSK_STILL_MS - 1)
    expect(Math.round(rangeEnd())).toBe(handed())
    scroller.run()
    pass(AUTO_SCROLL_END_WAIT_MS + KIOSK_STILL_MS + 4001)
    expect(handed()).toBe(HEADER + 100)
  })

  it('turns pages for who asked for less motion', () => {
    isCalm = true
    scroller.run()
    pass(1)
    expect(easings).toEqual(['ease-in-out', 'steps(2)'])
  })

  it('stands still where everything is in view, and tells now and then that it was seen', () => {
    setRows([500])
    scroller.run()
    expect([phases, scroller.phase()]).toEqual([['still'], 'still'])
    pass(KIOSK_STILL_MS)
    pass(KIOSK_STILL_MS)
    expect(seen).toBe(2)
  })

  it('stands still where there is no list', () => {
    setRows([])
    scroller.run()
    expect(scroller.phase()).toBe('still')
  })
})

describe('a person', () => {
  it('gets the list where it is, and it goes on from where the person has scrolled to', () => {
    scroller.run()
    pass(SLIDE_MS + 4000)
    scroller.hand('resting')
    expect([scrolled, scroller.phase()]).toEqual([HEADER + 100, 'resting'])
    scrolled = 500
    scroller.run()
    expect(scrolled).toBe(0)
    pass(2000)
    expect(handed()).toBe(550)
  })

  it('who stops it before it has begun finds the page as it was', () => {
    scroller.run()
    expect(handed()).toBe(0)
  })

  it('who turns a wheel while it runs is taken further on', () => {
    scroller.run()
    pass(SLIDE_MS + 4000)
    scrolled = 200
    scroller.absorb()
    expect(scrolled).toBe(0)
    expect(handed()).toBe(HEADER + 300)
  })

  it('who scrolls a list at rest is left alone', () => {
    scroller.run()
    pass(SLIDE_MS)
    scroller.hand('resting')
    scrolled = 300
    scroller.absorb()
    scroller.adjust()
    expect([scrolled, scroller.phase()]).toEqual([300, 'resting'])
  })
})

describe('when games come or go', () => {
  it('what is read stays where it is: the list moves along with what came above', () => {
    scroller.run()
    pass(SLIDE_MS + readingMs(600))
    setRows([100, 500, 500, 500, 500], ['new', '0', '1', '2', '3'])
    scroller.adjust()
    expect(handed()).toBe(HEADER + 600 + 100)
  })

  it('it goes to the new end', () => {
    scroller.run()
    pass(SLIDE_MS + 1000)
    setRows([500, 500, 500, 500, 500])
    scroller.adjust()
    pass(readingMs(rangeEnd() - HEADER - 25))
    pass(AUTO_SCROLL_END_WAIT_MS - 1)
    expect(seen).toBe(0)
    pass(1)
    expect(seen).toBe(1)
  })

  it('nothing is done where nothing has moved', () => {
    scroller.run()
    pass(SLIDE_MS + 1000)
    const before = easings.length
    scroller.adjust()
    expect(easings).toHaveLength(before)
  })

  it('it stands still when all of it is in view, and goes on when it is not any more', () => {
    scroller.run()
    pass(SLIDE_MS + 1000)
    setRows([500])
    scroller.adjust()
    expect(scroller.phase()).toBe('still')
    scroller.adjust()
    expect(scroller.phase()).toBe('still')
    setRows([500, 500, 500, 500])
    scroller.adjust()
    expect(scroller.phase()).toBe('running')
  })
})

it('a list that is stopped moves no more, and the page is where it was', () => {
  scroller.run()
  pass(SLIDE_MS + 4000)
  scroller.stop()
  expect(scrolled).toBe(HEADER + 100)
  expect(vi.getTimerCount()).toBe(0)
})
