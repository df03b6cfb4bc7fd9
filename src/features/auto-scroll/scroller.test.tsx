import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AUTO_SCROLL_END_WAIT_MS, KIOSK_STILL_MS } from '../../domain/time/intervals'
import { createScroller, type Scroller } from './scroller'
import { fakeStage, HEADER, readingMs, SLIDE_MS } from './testing/fake-stage'

let stage: ReturnType<typeof fakeStage>
let phases: string[]
let seen: number
let follows: boolean
let wantsLessMotion: boolean
let scroller: Scroller

const pass = (ms: number) => vi.advanceTimersByTime(ms)
/** The scroll position at which the list is handed over to ordinary scrolling. */
function handed(): number {
  scroller.hand('paused')
  return Math.round(stage.page.scrolled)
}

beforeEach(() => {
  vi.useFakeTimers()
  phases = []
  seen = 0
  follows = false
  wantsLessMotion = false
  const list = document.body.appendChild(document.createElement('main'))
  const progress = document.body.appendChild(document.createElement('div'))
  stage = fakeStage(list)
  stage.setRows([500, 500, 500, 500])
  scroller = createScroller(
    { list, progress },
    {
      onPhase: (phase) => phases.push(phase),
      onSeen: () => (seen++, follows),
      wantsLessMotion: () => wantsLessMotion,
    },
  )
})
afterEach(() => {
  scroller.stop()
  document.body.replaceChildren()
  stage.leave()
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

  it('moves by transforms alone, as does its progress bar, and its head stays in sight', () => {
    const head = document.createElement('header')
    head.dataset['autoScrollStays'] = ''
    document.querySelector('main')!.prepend(head)
    scroller.run()
    pass(SLIDE_MS)
    const [end, below] = [stage.rangeEnd(), stage.rangeEnd() - HEADER]
    expect(stage.page.moves).toEqual([
      'translateY(0px) to translateY(-60px)',
      'scaleX(0) to scaleX(0)',
      'translateY(0px) to translateY(0px)',
      `translateY(-60px) to translateY(-${end}px)`,
      'scaleX(0) to scaleX(1)',
      `translateY(0px) to translateY(${below}px)`,
    ])
  })

  it('goes on from where it is when it is told to run again', () => {
    scroller.run()
    pass(SLIDE_MS + 4000)
    scroller.run()
    expect(handed()).toBe(HEADER + 100)
  })

  it('shows how much of it has gone by', () => {
    stage.page.scrolled = (HEADER + stage.rangeEnd()) / 2
    scroller.run()
    expect(stage.page.moves[1]).toBe('scaleX(0.5) to scaleX(1)')
  })

  it('that ends before the header is out of sight counts as gone by', () => {
    stage.page.header = 200
    stage.setRows([801])
    scroller.run()
    expect(stage.page.moves[1]).toBe('scaleX(1) to scaleX(1)')
  })

  it('waits 3 s at the end, tells that it was seen, and begins anew', () => {
    scroller.run()
    pass(SLIDE_MS)
    pass(readingMs(stage.rangeEnd() - HEADER))
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
    pass(readingMs(stage.rangeEnd() - HEADER))
    pass(AUTO_SCROLL_END_WAIT_MS)
    pass(KIOSK_STILL_MS - 1)
    expect(Math.round(stage.rangeEnd())).toBe(handed())
    scroller.run()
    pass(AUTO_SCROLL_END_WAIT_MS + KIOSK_STILL_MS + 4001)
    expect(handed()).toBe(HEADER + 100)
  })

  it('turns pages for people who asked for less motion', () => {
    wantsLessMotion = true
    scroller.run()
    pass(1)
    expect(stage.page.easings).toEqual(['ease-in-out', 'steps(3, jump-none)'])
  })

  it.each([
    // There the page is handed over with its header.
    [0.3, 0],
    [0.5, HEADER + 536],
    [0.9, HEADER + 1072],
  ])(
    'shows each page equally long to people who asked for less motion: at %d of the time',
    (share, place) => {
      wantsLessMotion = true
      scroller.run()
      pass(1)
      pass(readingMs(stage.rangeEnd() - HEADER) * share)
      expect([handed(), stage.rangeEnd()]).toEqual([place, HEADER + 1072])
    },
  )

  it('stands still where everything is in view, and tells now and then that it was seen', () => {
    stage.setRows([500])
    scroller.run()
    expect([phases, scroller.phase()]).toEqual([['still'], 'still'])
    pass(KIOSK_STILL_MS)
    pass(KIOSK_STILL_MS)
    expect(seen).toBe(2)
  })

  it('stands still where there is no list, however high its empty place is', () => {
    stage.setRows([])
    stage.grow([2000])
    scroller.run()
    expect(scroller.phase()).toBe('still')
  })

  it.each([
    [1000 - HEADER, 'still'],
    [1001 - HEADER, 'running'],
  ])('of %d pixels below the header is %s', (height, phase) => {
    stage.setRows([height])
    scroller.run()
    expect(scroller.phase()).toBe(phase)
  })
})

describe('a person', () => {
  it('takes over the list where it is, and it goes on from where they have scrolled to', () => {
    scroller.run()
    pass(SLIDE_MS + 4000)
    scroller.hand('resting')
    expect([stage.page.scrolled, scroller.phase()]).toEqual([HEADER + 100, 'resting'])
    stage.page.scrolled = 500
    scroller.run()
    expect(stage.page.scrolled).toBe(0)
    pass(2000)
    expect(handed()).toBe(550)
  })

  it.each([0, SLIDE_MS / 2, SLIDE_MS])(
    'who stops it before the list has begun to move finds the page as it was: after %d ms',
    (ms) => {
      scroller.run()
      pass(ms)
      expect(handed()).toBe(0)
    },
  )

  it('who has scrolled to the beginning of the list sees it go on at once', () => {
    stage.page.scrolled = HEADER
    scroller.run()
    pass(2000)
    expect(handed()).toBe(HEADER + 50)
  })

  it.each([
    [0, 50],
    [SLIDE_MS + 4000, HEADER + 150],
  ])('whose wheel the browser was faster to obey keeps that way, too: after %d ms', (ms, place) => {
    scroller.run()
    pass(ms)
    stage.page.scrolled = 50
    expect(handed()).toBe(place)
  })

  it('who turns no wheel changes nothing', () => {
    scroller.run()
    pass(SLIDE_MS + 4000)
    const before = stage.page.moves.length
    scroller.absorb()
    expect(stage.page.moves).toHaveLength(before)
  })

  it('who turns the wheel while it runs moves it further on', () => {
    scroller.run()
    pass(SLIDE_MS + 4000)
    stage.page.scrolled = 200
    scroller.absorb()
    expect(stage.page.scrolled).toBe(0)
    expect(handed()).toBe(HEADER + 300)
  })

  it('who scrolls a list at rest is left alone', () => {
    scroller.run()
    pass(SLIDE_MS)
    scroller.hand('resting')
    stage.page.scrolled = 300
    const before = stage.page.moves.length
    scroller.absorb()
    stage.setRows([100, 500, 500, 500, 500], ['new', '0', '1', '2', '3'])
    scroller.adjust()
    expect([stage.page.scrolled, scroller.phase()]).toEqual([300, 'resting'])
    expect(stage.page.moves).toHaveLength(before)
  })
})

describe('when games come or go', () => {
  it.each(['game', 'player', 'match'] as const)(
    'each %s in view stays where it is: the list moves along with what came above',
    (kind) => {
      stage.use(kind)
      stage.setRows([500, 500, 500, 500])
      scroller.run()
      pass(SLIDE_MS + readingMs(600))
      stage.setRows([100, 500, 500, 500, 500], ['new', '0', '1', '2', '3'])
      scroller.adjust()
      expect(handed()).toBe(HEADER + 600 + 100)
    },
  )

  it('the games in view stay where they are when they only change places', () => {
    scroller.run()
    pass(SLIDE_MS + readingMs(600))
    stage.setRows([500, 500, 500, 500], ['3', '0', '1', '2'])
    scroller.adjust()
    expect(handed()).toBe(stage.rangeEnd())
  })

  it.each([
    ['while the header leaves, the list begins at its top all the same', SLIDE_MS / 2, HEADER + 100],
    ['as soon as it has left, the games in view stay where they are', SLIDE_MS, HEADER + 100 + 100],
  ])('%s', (_what, ms, place) => {
    scroller.run()
    pass(ms)
    stage.setRows([100, 500, 500, 500, 500], ['new', '0', '1', '2', '3'])
    scroller.adjust()
    pass(4000)
    expect(handed()).toBe(place)
  })

  it('a head that has moved is carried from its new place', () => {
    const head = document.createElement('header')
    head.dataset['autoScrollStays'] = ''
    document.querySelector('main')!.prepend(head)
    scroller.run()
    pass(SLIDE_MS + 4000)
    stage.page.headMargin = '-40px'
    scroller.adjust()
    expect(stage.page.moves.at(-1)).toBe(`translateY(140px) to translateY(${stage.rangeEnd() - 20}px)`)
  })

  it('the list goes on to the new end', () => {
    scroller.run()
    pass(SLIDE_MS + 1000)
    stage.setRows([500, 500, 500, 500, 500])
    scroller.adjust()
    pass(readingMs(stage.rangeEnd() - HEADER - 25))
    pass(AUTO_SCROLL_END_WAIT_MS - 1)
    expect(seen).toBe(0)
    pass(1)
    expect(seen).toBe(1)
  })

  it('nothing is done where nothing has moved', () => {
    scroller.run()
    pass(SLIDE_MS + 1000)
    const before = stage.page.easings.length
    scroller.adjust()
    expect(stage.page.easings).toHaveLength(before)
  })

  it('the list stands still when all of it is in view, and goes on when it no longer is', () => {
    scroller.run()
    pass(SLIDE_MS + 1000)
    stage.setRows([500])
    scroller.adjust()
    expect(scroller.phase()).toBe('still')
    scroller.adjust()
    expect(scroller.phase()).toBe('still')
    stage.setRows([500, 500, 500, 500])
    scroller.adjust()
    expect(scroller.phase()).toBe('running')
  })
})

it('a list that is stopped moves no more, and the page is where it was', () => {
  scroller.run()
  pass(SLIDE_MS + 4000)
  scroller.stop()
  expect(stage.page.scrolled).toBe(HEADER + 100)
  expect(vi.getTimerCount()).toBe(0)
})
