import { describe, expect, it } from 'vitest'
import { sessionName, sessionTypeOf } from './session-type'

describe('001 section 3 (Ryder Cup): sessions are four-ball, foursomes or singles', () => {
  it.each([
    ['Friday Four-Ball', 'four-ball'],
    ['fourball', 'four-ball'],
    ['Four Balls', 'four-ball'],
    ['foursome', 'foursomes'],
    ['Thursday Foursomes', 'foursomes'],
    ['Sunday Singles', 'singles'],
    ['single', 'singles'],
    ['something new', 'other'],
  ])('%s: %s', (words, type) => {
    expect(sessionTypeOf(words)).toBe(type)
  })

  it('is called by its own name, else after its type', () => {
    expect(sessionName('Friday Foursomes', 'foursomes')).toBe('Friday Foursomes')
    expect(sessionName('', 'four-ball')).toBe('Four-Ball')
    expect(sessionName('', 'foursomes')).toBe('Foursomes')
    expect(sessionName('', 'singles')).toBe('Singles')
    expect(sessionName(' ', 'other')).toBe('Matches')
  })
})
