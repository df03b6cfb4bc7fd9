import { afterEach, expect, it, vi } from 'vitest'
import { stubLoops } from '../server/testing/stub-loops'

let looks = 0
const loops = stubLoops({
  // No board is known yet.
  findRecordById: () => {
    throw new Error('sql: no rows in result set')
  },
  subscriptionsBroker: () => ({ clients: () => ((looks += 1), {}) }),
})

vi.resetModules()
const { warmGamesUntilMinuteEnds } = await import('./warm-games')
const { lockOfLoop } = await import('../server/minute-loop')

const MINUTE = Date.parse('2026-01-04T20:00:00.000Z')

afterEach(() => vi.useRealTimers())

it('games are kept warm also in a minute at whose beginning the last one still waits for the feed', () => {
  vi.useFakeTimers({ now: MINUTE })
  const lastMinute = lockOfLoop('warm-games')
  loops.whileItSleeps = () => Date.now() >= MINUTE + 20_000 && lastMinute?.release()
  warmGamesUntilMinuteEnds()
  // In 40 seconds it looks eight times at who watches what.
  expect(looks).toBeGreaterThanOrEqual(7)
  expect(Date.now()).toBeGreaterThan(MINUTE + 59_000)
})
