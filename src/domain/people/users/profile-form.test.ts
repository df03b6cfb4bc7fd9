import { describe, expect, it } from 'vitest'
import { cutDisplayName, displayNameToSend, joinedName } from './profile-form'

describe('001 section 5: profile display name', () => {
  it.each([
    ['  Ann Lee ', 'Ann Lee'],
    ['', undefined],
    ['   ', undefined],
    ['\u3164', undefined],
  ])('"%s" is sent as %s', (entered, sent) => {
    expect(displayNameToSend(entered)).toBe(sent)
  })
})

describe('001 section 3: display name is first and last name joined', () => {
  it.each([
    ['Ann', 'Lee', 'Ann Lee'],
    [' Ann ', '', 'Ann'],
    ['Ann ', ' Lee', 'Ann Lee'],
    ['', ' ', ''],
    ['', 'b'.repeat(200), 'b'.repeat(200)],
    // Each may have a hundred characters, and the display name two hundred.
    ['🏈'.repeat(100), 'b'.repeat(100), `${'🏈'.repeat(100)} ${'b'.repeat(99)}`],
  ])('%s and %s: %s', (first, last, joined) => {
    expect(joinedName(first, last)).toBe(joined)
  })
})

describe('of a long display name', () => {
  it('two hundred characters are kept, without the space in which it was cut', () => {
    expect(cutDisplayName('a'.repeat(201))).toBe('a'.repeat(200))
    expect(cutDisplayName(`${'a'.repeat(199)} Lee`)).toBe('a'.repeat(199))
  })
})
