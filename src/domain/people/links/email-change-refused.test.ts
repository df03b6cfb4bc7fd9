import { expect, it, test } from 'vitest'
import { afterEmailChangeEvent, type ChangeRefusal, type EmailChange } from './email-change'

const SAVING: EmailChange = { kind: 'saving', password: 'secret' }
const refused = (page: EmailChange, why: ChangeRefusal) =>
  afterEmailChangeEvent(page, { kind: 'refused', why })

test.each([
  ['too-many', 'Too many tries. Please wait a moment and try again.'],
  ['unreachable', 'The server cannot be reached. Please try again in a moment.'],
  ['failed', 'Failed to confirm email. Please try again or contact support.'],
] as const)('a change that was not made can be tried again: %s', (why, error) => {
  expect(refused(SAVING, why)).toEqual({ kind: 'valid', error })
})

it('a change to an address that somebody has by now cannot be tried again', () => {
  expect(refused(SAVING, 'taken')).toEqual({
    kind: 'dead',
    text: 'This address has an account of its own by now.',
  })
})

it('an answer that comes late changes nothing', () => {
  const valid: EmailChange = { kind: 'valid' }
  expect(refused(valid, 'dead')).toBe(valid)
  expect(afterEmailChangeEvent(SAVING, { kind: 'link-checked', state: 'dead' })).toBe(SAVING)
})
