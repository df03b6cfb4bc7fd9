import { expect, it } from 'vitest'
import { deviceName } from './device-name'

const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15'

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36',
    0,
    'Chrome on Windows',
  ],
  [SAFARI, 0, 'Safari on macOS'],
  [SAFARI, 5, 'Safari on iPad'],
  ['something (Android 14)', 0, 'Android'],
  ['Firefox/127.0', 0, 'Firefox'],
  ['', 0, 'Unknown device'],
])('%s with %d touch points is called %s', (agent, touchPoints, name) => {
  expect(deviceName(agent, touchPoints)).toBe(name)
})
