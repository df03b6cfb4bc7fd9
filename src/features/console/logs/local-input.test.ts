import { afterEach, expect, it, vi } from 'vitest'
import { localInput } from './local-input'

afterEach(() => void vi.restoreAllMocks())

it.each([
  [240, '2026-10-25T14:00'],
  [0, '2026-10-25T18:00'],
  [-330, '2026-10-25T23:30'],
])('a field shows a time as the clocks of its zone do, %i minutes behind UTC', (behind, text) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(behind)
  expect(localInput(Date.parse('2026-10-25T18:00:00Z'))).toBe(text)
})
