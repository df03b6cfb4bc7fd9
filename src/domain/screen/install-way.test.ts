import { describe, expect, it } from 'vitest'
import { installSteps, installWay, type InstallWay } from './install-way'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const MAC_SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'
const MAC_CHROME =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const FIREFOX_ANDROID = 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0'
const FIREFOX_IOS =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/145.0 Mobile/15E148 Safari/605.1.15'
const SAMSUNG =
  'Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36'

const BROWSER = { userAgent: MAC_CHROME, touchPoints: 0, isInstalled: false, canPrompt: false }

describe('the app is installed', () => {
  it.each([
    ['an iPhone', IPHONE, 5, 'ios'],
    ['an iPad, which calls itself a Mac', MAC_SAFARI, 5, 'ios'],
    ['Firefox on an iPhone', FIREFOX_IOS, 5, 'ios'],
    ['Safari on a Mac', MAC_SAFARI, 0, 'mac-safari'],
    ['Firefox on Android', FIREFOX_ANDROID, 5, 'android-firefox'],
    ['Firefox on a computer', FIREFOX, 0, 'firefox'],
    ["Samsung's browser", SAMSUNG, 5, 'samsung'],
    ['Safari on a Mac that knows of one finger', MAC_SAFARI, 1, 'mac-safari'],
    ['Chrome that offers nothing', MAC_CHROME, 0, undefined],
    ['another browser than Safari on a Mac', MAC_SAFARI.replace('Safari/', 'Other/'), 0, undefined],
    ['Safari on no Mac', MAC_SAFARI.replace('Macintosh', 'X11; Linux'), 0, undefined],
  ] as const)('in its own way on %s', (_what, userAgent, touchPoints, way) => {
    expect(installWay({ ...BROWSER, userAgent, touchPoints })).toBe(way)
  })

  it('by asking, where the browser offers that', () => {
    expect(installWay({ ...BROWSER, canPrompt: true })).toBe('prompt')
    expect(installWay({ ...BROWSER, userAgent: SAMSUNG, canPrompt: true })).toBe('prompt')
  })

  it('only once', () => {
    expect(installWay({ ...BROWSER, userAgent: IPHONE, isInstalled: true })).toBeUndefined()
    expect(installWay({ ...BROWSER, canPrompt: true, isInstalled: true })).toBeUndefined()
  })

  it('in few steps, each a sentence', () => {
    const ways: readonly Exclude<InstallWay, 'prompt'>[] = [
      'ios',
      'mac-safari',
      'android-firefox',
      'samsung',
      'firefox',
    ]
    expect(new Set(ways.map((way) => installSteps(way).join())).size).toBe(ways.length)
    for (const way of ways) {
      const steps = installSteps(way)
      expect([2, 3]).toContain(steps.length)
      for (const step of steps) expect(step).toMatch(/^[A-Z].*\.$/)
    }
  })
})
