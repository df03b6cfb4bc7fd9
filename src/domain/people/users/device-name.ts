import { deviceInfo } from '../../operations/sessions/device'

/** As its owner would call it: `Chrome on Windows`. */
export function deviceName(userAgent: string, touchPoints = 0): string {
  const { browser, os, isTablet } = deviceInfo(userAgent, touchPoints)
  // Tablets of Apple call themselves Macs.
  const system = isTablet && os === 'macOS' ? 'iPad' : os
  if (browser === UNKNOWN) return system === UNKNOWN ? 'Unknown device' : system
  return system === UNKNOWN ? browser : `${browser} on ${system}`
}

const UNKNOWN = 'Unknown'
