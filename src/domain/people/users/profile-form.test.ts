import { describe, expect, it } from 'vitest'
import { displayNameToSend, joinedName, showsSuccess } from './profile-form'

describe('001 section 5: profile display name', () => {
  it.each([
    ['  Ann Lee ', 'Ann Lee'],
    ['', undefined],
    ['   ', undefined],
  ])('"%s" is sent as %s', (entered, sent) => {
    expect(displayNameToSend(entered)).toBe(sent)
  })
})

describe('001 section 3: display name is first and last name joined', () => {
  it.each([
    ['Ann', 'Lee', 'Ann Lee'],
    [' Ann ', '', 'Ann'],
  ])('%s and %s: %s', (first, last, joined) => {
    expect(joinedName(first, last)).toBe(joined)
  })
})

describe('001 section 9: settings success message 3 s', () => {
  it('clears after 3 s', () => {
    expect([showsSuccess(1000, 3999), showsSuccess(1000, 4000)]).toEqual([true, false])
  })
})
