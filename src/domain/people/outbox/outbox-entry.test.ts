import { describe, expect, test } from 'vitest'
import { ENTRY_KINDS, parseEntry } from './outbox-entry'

const ENTRY = {
  id: '0c1f5a52-6c9e-4f0e-9c59-1f3b0a7d9e11',
  kind: 'usage',
  body: { feature: 'box-score' },
  at: 1,
}

test.each(ENTRY_KINDS)('an entry of kind %s is read as it came, without other members', (kind) => {
  expect(parseEntry({ ...ENTRY, kind, user_id: 'u1' })).toEqual({ ...ENTRY, kind })
})

describe('an entry that cannot be read keeps its name and becomes unknown', () => {
  test.each([
    ['a kind that nobody knows', { kind: 'payment' }],
    ['no body', { body: undefined }],
    ['a body that is a list', { body: [] }],
    ['a time in words', { at: '1' }],
    ['an infinite time', { at: Infinity }],
    ['no time', { at: Number.NaN }],
    ['time zero', { at: 0 }],
    ['a time below zero', { at: -1 }],
  ])('%s', (_what, change) => {
    expect(parseEntry({ ...ENTRY, ...change })).toEqual({ id: ENTRY.id, kind: 'unknown' })
  })
})

describe('an entry without a name of 15 to 36 letters is ignored', () => {
  test.each([
    ['no object', 'entry'],
    ['nothing', null],
    ['no name', { ...ENTRY, id: undefined }],
    ['a name that is no text', { ...ENTRY, id: 123_456_789_012_345 }],
    ['a short name', { ...ENTRY, id: 'a'.repeat(14) }],
    ['a long name', { ...ENTRY, id: 'a'.repeat(37) }],
    ['capitals', { ...ENTRY, id: 'A'.repeat(20) }],
    ['other signs before it', { ...ENTRY, id: `"${'a'.repeat(20)}` }],
    ['other signs behind it', { ...ENTRY, id: `${'a'.repeat(20)}"` }],
  ])('%s', (_what, value) => {
    expect(parseEntry(value)).toBeUndefined()
  })

  test.each(['a'.repeat(15), 'a'.repeat(36)])('%s is such a name', (id) => {
    expect(parseEntry({ ...ENTRY, id })).toEqual({ ...ENTRY, id })
  })
})
