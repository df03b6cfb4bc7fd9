import { expect, it } from 'vitest'
import { lossOf } from '../domain/freshness/freshness'
import { LOSS_TEXTS } from './loss-texts'

it.each([
  ['the device has no network', true, 'Offline'],
  ['the server does not answer', false, 'Server unreachable'],
])('what is open says why it cannot be refreshed when %s', (_why, isOffline, text) => {
  const loss = lossOf({ kind: 'lost', sinceMs: 0, isOffline }, 60_000, true)
  expect(LOSS_TEXTS[loss!]).toBe(text)
})
