import { expect, it } from 'vitest'
import { retryDelayMs } from './retry-delay'

const seconds = (failures: number, chance: number) => retryDelayMs(failures, () => chance) / 1000

it('the next try is later after each failure, and never later than half a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 60].map((failures) => seconds(failures, 0))).toEqual([1, 2, 4, 8, 15, 30, 30])
})

it('chance makes the wait up to half as long again, so that viewers do not all come back at once', () => {
  expect([0, 0.5, 1].map((chance) => seconds(4, chance))).toEqual([8, 10, 12])
})
