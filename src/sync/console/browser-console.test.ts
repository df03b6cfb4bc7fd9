import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubPage } from '../testing/stub-page'
import { createConsolePorts } from './browser-console'

describe('the pace of a section of the console', () => {
  let page: ReturnType<typeof stubPage>
  let isPaused = false
  beforeEach(() => {
    page = stubPage()
    isPaused = false
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('performance', {})
  })
  afterEach(() => vi.unstubAllGlobals())

  const paceMs = () => createConsolePorts(1000, () => isPaused).paceMs()
  const on = (device: object) => vi.stubGlobal('navigator', { onLine: true, ...device })
  const using = (share: number) =>
    vi.stubGlobal('performance', { memory: { usedJSHeapSize: 200 * share, jsHeapSizeLimit: 200 } })

  it.each([
    ['that tells nothing of itself', () => {}, 1000],
    ['that nobody looks at', () => page.become('hidden'), 3000],
    ['on a slow network', () => on({ connection: { effectiveType: '2g' } }), 3000],
    ['on a fast network', () => on({ connection: { effectiveType: '4g' } }), 1000],
    ['on a network whose speed nobody knows', () => on({ connection: {} }), 1000],
    ['without a network', () => on({ onLine: false }), 10_000],
    ['whose memory is almost full', () => using(0.9), 2000],
    ['with memory to spare', () => using(0.5), 1000],
  ] as const)('on a device %s', (_what, prepare, expected) => {
    prepare()
    expect(paceMs()).toBe(expected)
  })

  it('is undefined while updates are paused', () => {
    isPaused = true
    expect(paceMs()).toBeUndefined()
  })
})
