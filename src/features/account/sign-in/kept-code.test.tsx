import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetCode, keepCode, keptCode } from './kept-code'

const KEY = 'ts-sent-code'
const CODE = { id: 'c1', email: 'ann@fans.example', nextMailAtMs: 60_000 }
const MINUTE_MS = 60_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }))
afterEach(() => {
  forgetCode()
  vi.useRealTimers()
})

it('a tab remembers the code it has asked for while that is good, and forgets it when told to', () => {
  expect(keptCode()).toBeUndefined()
  keepCode(CODE)
  vi.setSystemTime(10 * MINUTE_MS - 1)
  expect(keptCode()).toEqual(CODE)
  vi.setSystemTime(10 * MINUTE_MS)
  expect(keptCode()).toBeUndefined()
  keepCode({ ...CODE, id: 'c2' })
  expect(keptCode()?.id).toBe('c2')
  forgetCode()
  expect(keptCode()).toBeUndefined()
})

it('keeping a code once more does not make it good for longer', () => {
  keepCode(CODE)
  vi.setSystemTime(9 * MINUTE_MS)
  keepCode(CODE)
  vi.setSystemTime(10 * MINUTE_MS)
  expect(keptCode()).toBeUndefined()
})

const WHOLE = { ...CODE, endsAtMs: 10 * MINUTE_MS }

it.each([
  ['no id', { ...WHOLE, id: undefined }],
  ['no address', { ...WHOLE, email: 7 }],
  ['no word on the next mail', { ...WHOLE, nextMailAtMs: 'soon' }],
  ['no end', { ...WHOLE, endsAtMs: undefined }],
  ['nothing but a word', 'c1'],
])('a stored entry with %s is not taken for a code', (_what, kept) => {
  sessionStorage.setItem(KEY, JSON.stringify(WHOLE))
  expect(keptCode()).toEqual(CODE)
  sessionStorage.setItem(KEY, JSON.stringify(kept))
  expect(keptCode()).toBeUndefined()
})
