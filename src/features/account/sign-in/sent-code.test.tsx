import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetSentCode, storeSentCode, readSentCode } from './sent-code'

const KEY = 'ts-sent-code'
const CODE = { id: 'c1', email: 'ann@fans.example', nextMailAtMs: 60_000 }
const MINUTE_MS = 60_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }))
afterEach(() => {
  forgetSentCode()
  vi.useRealTimers()
})

it('a tab remembers the code it has asked for while that is good, and forgets it when told to', () => {
  expect(readSentCode()).toBeUndefined()
  storeSentCode(CODE)
  vi.setSystemTime(10 * MINUTE_MS - 1)
  expect(readSentCode()).toEqual(CODE)
  vi.setSystemTime(10 * MINUTE_MS)
  expect(readSentCode()).toBeUndefined()
  storeSentCode({ ...CODE, id: 'c2' })
  expect(readSentCode()?.id).toBe('c2')
  forgetSentCode()
  expect(readSentCode()).toBeUndefined()
})

it('keeping a code once more does not make it good for longer', () => {
  storeSentCode(CODE)
  vi.setSystemTime(9 * MINUTE_MS)
  storeSentCode(CODE)
  vi.setSystemTime(10 * MINUTE_MS)
  expect(readSentCode()).toBeUndefined()
})

const WHOLE = { ...CODE, endsAtMs: 10 * MINUTE_MS }

it.each([
  ['no id', { ...WHOLE, id: undefined }],
  ['no address', { ...WHOLE, email: 7 }],
  ['no time for the next mail', { ...WHOLE, nextMailAtMs: 'soon' }],
  ['no time at which it ends', { ...WHOLE, endsAtMs: undefined }],
  ['a text for the time at which it ends', { ...WHOLE, endsAtMs: '600000' }],
  ['only a text in it', 'c1'],
])('a stored entry with %s is not taken for a code', (_what, kept) => {
  sessionStorage.setItem(KEY, JSON.stringify(WHOLE))
  expect(readSentCode()).toEqual(CODE)
  sessionStorage.setItem(KEY, JSON.stringify(kept))
  expect(readSentCode()).toBeUndefined()
})
