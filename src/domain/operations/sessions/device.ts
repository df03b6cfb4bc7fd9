export const DEVICE_TYPES = ['desktop', 'mobile', 'tablet'] as const
export type DeviceType = (typeof DEVICE_TYPES)[number]

export interface DeviceInfo {
  readonly browser: string
  readonly os: string
  readonly isMobile: boolean
  readonly isTablet: boolean
  readonly isDesktop: boolean
}

const TABLET = /iPad|Tablet|PlayBook|Silk|Kindle|Android(?!.*Mobile)/i
const MOBILE = /Mobi|iPhone|iPod|Android|Windows Phone|BlackBerry|Opera Mini/i

/** `touchPoints` tells iPads from Macs: iPads call themselves Macintosh, but no Mac has a touch screen. */
export function deviceType(userAgent: string, touchPoints: number): DeviceType {
  if (TABLET.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) return 'tablet'
  return MOBILE.test(userAgent) ? 'mobile' : 'desktop'
}

export function deviceInfo(userAgent: string, touchPoints = 0): DeviceInfo {
  const type = deviceType(userAgent, touchPoints)
  return {
    browser: firstMatch(BROWSERS, userAgent),
    os: firstMatch(SYSTEMS, userAgent),
    isMobile: type === 'mobile',
    isTablet: type === 'tablet',
    isDesktop: type === 'desktop',
  }
}

type Names = readonly (readonly [name: string, pattern: RegExp])[]

/** Most browsers also name the ones they descend from, so the order matters. */
const BROWSERS: Names = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
]

const SYSTEMS: Names = [
  ['iOS', /iPhone|iPad|iPod/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh|Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
]

function firstMatch(names: Names, userAgent: string): string {
  return names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'Unknown'
}
