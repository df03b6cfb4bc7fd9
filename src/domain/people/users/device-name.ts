import { deviceInfo } from '../../operations/sessions/device'

/** A name that the device's owner understands: `Chrome on Windows`. */
export function deviceName(userAgent: string, touchPoints: number): string {
  const { browser, os, isTablet } = deviceInfo(userAgent, touchPoints)
  // iPads call themselves Macs.
  const system = isTablet && os === 'macOS' ? 'iPad' : os
  if (browser === UNKNOWN) return system === UNKNOWN ? 'Unknown device' : system
  return system === UNKNOWN ? browser : `${browser} on ${system}`
}

const UNKNOWN = 'Unknown'
