import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { APP_BEGINS } from './app-begins'

let paint: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => void (paint = run))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

/** The page with scores of the NFL in it, as it stands when its inline script runs. */
async function open(slug: string | undefined): Promise<void> {
  Object.assign(window, { early: slug && { slug } })
  document.head.innerHTML =
    '<link rel="preload" as="script" crossorigin href="/assets/a.js" data-later>' +
    '<link rel="preload" as="script" crossorigin href="/assets/b.js" data-later>'
  document.body.innerHTML =
    '<div id="root"></div><div id="last-frame" hidden><div data-board="nfl"><img data-src="/kc.png"></div></div>'
  vi.resetModules()
  await import('./show-last-frame')
}

const begun = () => [...document.scripts].map(({ type, async, src }) => [type, async, new URL(src).pathname])
const APP = [
  ['module', false, '/assets/a.js'],
  ['module', false, '/assets/b.js'],
]

describe('the app behind a last frame', () => {
  it('begins when the browser has painted it, once', async () => {
    await open('nfl')
    expect(document.getElementById('last-frame')?.hidden).toBe(false)
    expect(begun()).toEqual([])
    paint()
    expect(begun()).toEqual([])
    vi.advanceTimersByTime(0)
    expect(begun()).toEqual(APP)
    vi.runAllTimers()
    expect(begun()).toEqual(APP)
  })

  it('reads what the device has from then on', async () => {
    const begins = vi.fn()
    addEventListener(APP_BEGINS, begins, { once: true })
    await open('nfl')
    paint()
    expect(begins).not.toHaveBeenCalled()
    vi.advanceTimersByTime(0)
    expect(begins).toHaveBeenCalledTimes(1)
  })

  it('comes before pictures, which are asked for after the paint', async () => {
    await open('nfl')
    const picture = document.querySelector('img')!
    paint()
    expect(picture.getAttribute('src')).toBeNull()
    vi.advanceTimersByTime(0)
    expect(picture.getAttribute('src')).toBe('/kc.png')
  })

  it('does not wait long for a browser that paints nothing', async () => {
    await open('nfl')
    vi.advanceTimersByTime(100)
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
