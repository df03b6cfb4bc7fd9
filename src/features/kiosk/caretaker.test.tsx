import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { KIOSK_RETURN_MS } from '../../domain/time/intervals'
import { requestReload, reloadIfRequested, startCaretaker } from './caretaker'

const HOME = '/nfl?kiosk'
const BOARD = '<div data-board="nfl"></div>'

let replaced: string[]

/** The caretaker lives as long as the page, so these tests share one. */
beforeEach(() => {
  vi.useFakeTimers()
  replaced = []
  vi.spyOn(location, 'replace').mockImplementation((url) => void replaced.push(String(url)))
  vi.stubGlobal('fetch', async () => Response.json({}))
  startCaretaker(HOME)
  touch()
})
afterEach(() => {
  startCaretaker(undefined)
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const touch = () => dispatchEvent(new Event('keydown'))
const aMinute = () => vi.advanceTimersByTimeAsync(KIOSK_RETURN_MS)

it('a kiosk that fails after quiet minutes begins anew, too', async () => {
  document.body.innerHTML = BOARD
  await aMinute()
  await aMinute()
  expect(replaced).toEqual([])
  document.body.innerHTML = ''
  await aMinute()
  expect(replaced).toEqual([HOME])
})

it('a kiosk whose league operators hide waits for it', async () => {
  document.body.innerHTML = '<div data-hidden-league="nba"></div>'
  await aMinute()
  await aMinute()
  expect(replaced).toEqual([])
})

it('a dialog that stands open over the board makes the kiosk begin anew', async () => {
  document.body.innerHTML = `${BOARD}<dialog open></dialog>`
  await aMinute()
  expect(replaced).toEqual([HOME])
})

it('a kiosk keeps what it shows while the page would not load, and tries again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await aMinute()
  vi.stubGlobal('fetch', async () => new Response('', { status: 502 }))
  await aMinute()
  expect(replaced).toEqual([])
  vi.stubGlobal('fetch', async () => Response.json({}))
  await aMinute()
  expect(replaced).toEqual([HOME])
})

it('a kiosk does not give its page away to the sign-in page of a network', async () => {
  vi.stubGlobal('fetch', async () => new Response('<title>Welcome to the guest network</title>'))
  await aMinute()
  expect(replaced).toEqual([])
  vi.stubGlobal('fetch', async () => Response.json({}))
  await aMinute()
  expect(replaced).toEqual([HOME])
})

it('a page that is no kiosk any more is left alone', async () => {
  startCaretaker(undefined)
  await aMinute()
  expect(replaced).toEqual([])
})

describe('a kiosk that an operator wants to begin anew', () => {
  it('does not begin anew before it is asked', async () => {
    document.body.innerHTML = BOARD
    expect(reloadIfRequested()).toBe(false)
    await aMinute()
    expect(replaced).toEqual([])
  })

  it('does so when a round is over, and not in the middle of one', async () => {
    document.body.innerHTML = BOARD
    requestReload()
    await aMinute()
    expect(replaced).toEqual([])
    expect(reloadIfRequested()).toBe(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(replaced).toEqual([HOME])
  })

  it('does so when no round has ended for five minutes, once nobody has touched it for one', async () => {
    document.body.innerHTML = BOARD
    requestReload()
    for (let minute = 1; minute <= 4; minute++) await aMinute()
    for (let turn = 0; turn < 3; turn++) {
      touch()
      await vi.advanceTimersByTimeAsync(KIOSK_RETURN_MS / 2)
    }
    expect(replaced).toEqual([])
    await vi.advanceTimersByTimeAsync(KIOSK_RETURN_MS / 2)
    expect(replaced).toEqual([HOME])
  })

  it('lets the rounds go on while the server cannot be reached', async () => {
    document.body.innerHTML = BOARD
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    requestReload()
    reloadIfRequested()
    await vi.advanceTimersByTimeAsync(0)
    expect(reloadIfRequested()).toBe(false)
    vi.stubGlobal('fetch', async () => Response.json({}))
    reloadIfRequested()
    await vi.advanceTimersByTimeAsync(0)
    expect(replaced).toEqual([HOME])
  })
})

describe('a page that has just started', () => {
  let fresh: typeof import('./caretaker')
  beforeEach(async () => {
    startCaretaker(undefined)
    vi.resetModules()
    fresh = await import('./caretaker')
  })
  afterEach(() => fresh.startCaretaker(undefined))

  it('begins anew once, also when its caretaker was called twice', async () => {
    fresh.startCaretaker(HOME)
    fresh.startCaretaker(HOME)
    await aMinute()
    expect(replaced).toEqual([HOME])
  })

  it('gives up its round for the first reload that an operator wants', () => {
    fresh.startCaretaker(HOME)
    fresh.requestReload()
    expect(fresh.reloadIfRequested()).toBe(true)
  })

  it('goes on with its round where it does not know from where to load itself', () => {
    fresh.requestReload()
    expect(fresh.reloadIfRequested()).toBe(false)
  })
})
