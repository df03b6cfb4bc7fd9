import { array, assert, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { quickIso } from './quick-iso'

const FROM = Date.parse('2024-01-01')
const TO = Date.parse('2031-01-01')

it('writes every time as the engine does, whatever came before', () => {
  assert(
    property(array(integer({ min: FROM, max: TO })), (times) => {
      for (const ms of times) expect(quickIso(ms)).toBe(new Date(ms).toISOString())
    }),
  )
})

it('takes times that are no whole milliseconds, as those of a fast clock are', () => {
  expect(quickIso(FROM + 1234.75)).toBe('2024-01-01T00:00:01.234Z')
})
