import { describe, expect, it } from 'vitest'
import { deviceInfo, deviceType } from './device'

const AGENTS = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  ipad: 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148 Safari/604.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
  pixel: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  galaxyTab: 'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
  linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
  edgeOnAndroid:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0',
  chromeOnIphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148 Safari/604.1',
  opera:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 OPR/124.0',
  samsung:
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  chromebook: 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  empty: '',
} as const

describe('002 section 9: mobile/tablet detection by user-agent', () => {
  const table: readonly [keyof typeof AGENTS, number, string, string, string][] = [
    ['iphone', 5, 'mobile', 'Safari', 'iOS'],
    ['ipad', 5, 'tablet', 'Safari', 'iOS'],
    ['mac', 0, 'desktop', 'Safari', 'macOS'],
    ['pixel', 5, 'mobile', 'Chrome', 'Android'],
    ['galaxyTab', 5, 'tablet', 'Chrome', 'Android'],
    ['windows', 10, 'desktop', 'Edge', 'Windows'],
    ['linux', 0, 'desktop', 'Firefox', 'Linux'],
    ['edgeOnAndroid', 5, 'mobile', 'Edge', 'Android'],
    ['chromeOnIphone', 5, 'mobile', 'Chrome', 'iOS'],
    ['opera', 0, 'desktop', 'Opera', 'Windows'],
    ['samsung', 5, 'mobile', 'Samsung Internet', 'Android'],
    ['chromebook', 0, 'desktop', 'Chrome', 'ChromeOS'],
    ['empty', 0, 'desktop', 'Unknown', 'Unknown'],
  ]
  it.each(table)('%s with %d touch points: %s, %s, %s', (agent, touchPoints, type, browser, os) => {
    expect(deviceInfo(AGENTS[agent], touchPoints)).toEqual({
      browser,
      os,
      isMobile: type === 'mobile',
      isTablet: type === 'tablet',
      isDesktop: type === 'desktop',
    })
  })

  it('a Macintosh with one touch point is a Macintosh', () => {
    expect(deviceType(AGENTS.mac, 1)).toBe('desktop')
  })

  it('an iPad that calls itself Macintosh gives itself away by its touch screen', () => {
    expect(deviceType(AGENTS.mac, 5)).toBe('tablet')
  })
})
