import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderToString } from 'react-dom/server'
import { SeasonNotices } from '../../features/scoreboard/season-notices'
import { sampleBoard } from '../../domain/testing/sample-game'
import { APP_BEGINS } from './app-begins'

let paint: (name?: string) => void

type Pictures = Pick<PerformanceObserverEntryList, 'getEntriesByName'>

/** The observer of a browser that tells of its first paints when the test says so. */
class PictureObserver {
  constructor(private readonly tell: (pictures: Pictures, observer: PictureObserver) => void) {}
  observe({ type }: { type: string }) {
    if (type !== 'paint') return
    paint = (name = 'first-contentful-paint') =>
      this.tell({ getEntriesByName: (wanted) => (wanted === name ? [{} as PerformanceEntry] : []) }, this)
  }
  disconnect() {
    paint = () => {}
  }
}

/** Runs what waits for the next frame, as the browser does after it has drawn. */
let nextFrame: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('PerformanceObserver', PictureObserver)
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => void (nextFrame = run))
})
afterEach(() => {
  // In this order: what was stubbed is the frame of the fake timers, which must not come back after them.
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

/** The page with scores of the NFL in it, as it stands when its inline script runs. */
async function open(slug: string | undefined, board = '><img data-src="/kc.png">'): Promise<void> {
  Object.assign(window, { early: slug && { slug } })
  document.head.innerHTML =
    '<link rel="preload" as="script" crossorigin href="/assets/a.js" data-later>' +
    '<link rel="preload" as="script" crossorigin href="/assets/b.js" data-later>'
  document.body.innerHTML = `<div id="root"></div><div id="last-frame" hidden><div data-board="nfl" ${board}</div></div>`
  vi.resetModules()
  await import('./show-last-frame')
}

const begun = () => [...document.scripts].map(({ type, async, src }) => [type, async, new URL(src).pathname])
const APP = [
  ['module', false, '/assets/a.js'],
  ['module', false, '/assets/b.js'],
]

/** The browser draws all rows of games. */
function draw(): void {
  paint()
  nextFrame()
  nextFrame()
}

describe('the app behind a last frame', () => {
  it('begins once, when the first row of games and then the others have been drawn', async () => {
    await open('nfl')
    const frame = document.getElementById('last-frame')!
    expect([frame.hidden, frame.dataset['shows']]).toEqual([false, 'first-row'])
    paint()
    expect(frame.dataset['shows']).toBeUndefined()
    nextFrame()
    expect(begun()).toEqual([])
    nextFrame()
    expect(begun()).toEqual(APP)
    vi.runAllTimers()
    expect(begun()).toEqual(APP)
  })

  it('does not begin with a paint of the page before it', async () => {
    await open('nfl')
    paint('first-paint')
    expect(document.getElementById('last-frame')?.dataset['shows']).toBe('first-row')
    expect(begun()).toEqual([])
  })

  it('reads the scores of the device only once the frame has been drawn', async () => {
    const begins = vi.fn()
    addEventListener(APP_BEGINS, begins, { once: true })
    await open('nfl')
    expect(begins).not.toHaveBeenCalled()
    draw()
    expect(begins).toHaveBeenCalledTimes(1)
  })

  it('comes before pictures, which are asked for after the paint', async () => {
    await open('nfl')
    const picture = document.querySelector('img')!
    const begunBefore: unknown[] = []
    vi.spyOn(picture, 'src', 'set').mockImplementation((src) => begunBefore.push([src, begun()]))
    paint()
    nextFrame()
    expect(begunBefore).toEqual([])
    nextFrame()
    expect(begunBefore).toEqual([['/kc.png', APP]])
  })

  it('does not wait long for a browser that paints nothing', async () => {
    await open('nfl')
    vi.advanceTimersByTime(299)
    expect(begun()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(begun()).toEqual(APP)
    expect(document.getElementById('last-frame')?.dataset['shows']).toBeUndefined()
    paint()
    expect(begun()).toEqual(APP)
  })

  it('begins at once where nobody sees the page', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await open('nfl')
    expect(begun()).toEqual(APP)
  })

  it('begins at once where the frame is of another league', async () => {
    await open('nhl')
    expect(document.getElementById('last-frame')).toBeNull()
    expect(begun()).toEqual(APP)
  })

  it('begins whatever is wrong with the page before it', async () => {
    await expect(open(undefined)).rejects.toThrow()
    expect(begun()).toEqual(APP)
  })
})

describe('the day of a last frame', () => {
  const DAY_LINE = '<p data-dated="Sun, Sep 13">Today<span> · 2 live</span></p>'

  /** A frame of Sunday evening in New York is shown at this time. */
  async function dayAt(now: string): Promise<string | null | undefined> {
    vi.setSystemTime(now)
    await open('nfl', `data-checked-at="2026-09-14T00:30:00.000Z">${DAY_LINE}`)
    return document.querySelector('[data-dated]')?.firstChild?.textContent
  }

  it('is still called today on the same day', async () => {
    expect(await dayAt('2026-09-14T03:59:00Z')).toBe('Today')
  })

  it('has its name on a later day, when today is another one', async () => {
    expect(await dayAt('2026-09-14T12:00:00Z')).toBe('Sun, Sep 13')
  })

  it.each([
    ['2026-09-14T03:59:00Z', true],
    ['2026-09-14T12:00:00Z', false],
  ])('says at %s what kind of day it is: %s', async (now, isSaid) => {
    vi.setSystemTime(now)
    const content = { kind: 'games', event: { title: 'The draft', text: 'It takes place today.' } } as never
    const notices = renderToString(<SeasonNotices board={sampleBoard({ content })} isOfToday />)
    await open('nfl', `data-checked-at="2026-09-14T00:30:00.000Z">${DAY_LINE}${notices}`)
    const line = [...document.querySelectorAll('#last-frame li')].find(({ textContent }) =>
      /draft/.test(textContent),
    )
    expect(getComputedStyle(line!).visibility !== 'hidden').toBe(isSaid)
  })
})
