import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { POINTER_IDLE_MS } from '../../domain/time/intervals'
import { render, type Rendered } from '../../ui/testing/render'
import { replaceProperty } from '../../ui/testing/replace-property'
import { useLitScreen, useRestingPointer, useStoppedKiosk, useWholeScreen } from './use-kiosk-screen'

const { dataset } = document.documentElement
let rendered: Rendered

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  rendered.close()
  delete dataset['kiosk']
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('while scores go by on their own', () => {
  function Scrolling() {
    useRestingPointer()
    return null
  }
  const isIdle = () => dataset['idle'] !== undefined

  it('the pointer is hidden once it has rested for three seconds', () => {
    rendered = render(<Scrolling />)
    vi.advanceTimersByTime(POINTER_IDLE_MS - 1)
    expect(isIdle()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isIdle()).toBe(true)
  })

  it.each(['pointermove', 'pointerdown', 'keydown'])(
    'the pointer is back with a %s, for another three seconds',
    (event) => {
      rendered = render(<Scrolling />)
      vi.advanceTimersByTime(POINTER_IDLE_MS)
      dispatchEvent(new Event(event))
      expect(isIdle()).toBe(false)
      vi.advanceTimersByTime(POINTER_IDLE_MS - 1)
      dispatchEvent(new Event(event))
      vi.advanceTimersByTime(POINTER_IDLE_MS - 1)
      expect(isIdle()).toBe(false)
      vi.advanceTimersByTime(1)
      expect(isIdle()).toBe(true)
    },
  )

  it('the pointer is left alone once that has ended', () => {
    rendered = render(<Scrolling />)
    vi.advanceTimersByTime(POINTER_IDLE_MS)
    rendered.close()
    expect(isIdle()).toBe(false)
    dispatchEvent(new Event('pointermove'))
    vi.advanceTimersByTime(POINTER_IDLE_MS)
    expect(isIdle()).toBe(false)
  })
})

describe('the screen', () => {
  function Lit({ wanted }: { readonly wanted: boolean }) {
    useLitScreen(wanted)
    return null
  }

  it('is kept lit from when that is wanted until it no longer is', async () => {
    const locks: { released: boolean }[] = []
    const request = async () => {
      const lock = { released: false, release: async () => void (lock.released = true) }
      locks.push(lock)
      return lock
    }
    const goBack = replaceProperty(navigator, 'wakeLock', { value: { request } })
    rendered = render(<Lit wanted={false} />)
    expect(locks).toEqual([])
    rendered.show(<Lit wanted />)
    await vi.advanceTimersByTimeAsync(0)
    expect(locks).toMatchObject([{ released: false }])
    rendered.show(<Lit wanted={false} />)
    expect(locks).toMatchObject([{ released: true }])
    goBack()
  })
})

describe('the whole screen', () => {
  function Whole({ wanted }: { readonly wanted: boolean }) {
    useWholeScreen(wanted)
    return null
  }
  let entered: number
  let isPossible: boolean
  let shown: Element | null
  let waysBack: readonly (() => void)[]

  beforeEach(() => {
    entered = 0
    isPossible = true
    shown = null
    waysBack = [
      replaceProperty(document, 'fullscreenEnabled', { get: () => isPossible }),
      replaceProperty(document, 'fullscreenElement', { get: () => shown }),
      replaceProperty(document.documentElement, 'requestFullscreen', { value: async () => void entered++ }),
    ]
  })
  afterEach(() => waysBack.forEach((goBack) => goBack()))

  it('is taken by a page when it becomes a kiosk', () => {
    rendered = render(<Whole wanted={false} />)
    expect(entered).toBe(0)
    rendered.show(<Whole wanted />)
    expect(entered).toBe(1)
  })

  it.each([
    ['the browser has no full screen', () => (isPossible = false)],
    ['the page fills the screen already', () => (shown = document.body)],
  ])('is not asked for where %s', (_why, change) => {
    change()
    rendered = render(<Whole wanted />)
    expect(entered).toBe(0)
  })
})

describe('a kiosk that somebody has stopped', () => {
  function Stopped({ isStopped }: { readonly isStopped: boolean }) {
    useStoppedKiosk(isStopped)
    return null
  }

  it('is marked as stopped for as long as it is', () => {
    dataset['kiosk'] = ''
    rendered = render(<Stopped isStopped={false} />)
    expect(dataset['kiosk']).toBe('')
    rendered.show(<Stopped isStopped />)
    expect(dataset['kiosk']).toBe('stopped')
    rendered.show(<Stopped isStopped={false} />)
    expect(dataset['kiosk']).toBe('')
  })

  it('does not mark a page that is no kiosk', () => {
    rendered = render(<Stopped isStopped />)
    expect(dataset['kiosk']).toBeUndefined()
  })
})
