import { describe, expect, it } from 'vitest'
import { captureDetails, captureOf, isClosingDue, isPolledLineSaved, lineWords } from './capture'

describe('000 section 4 and 002 section 3: details of saved odds', () => {
  it.each([
    ['regular', 'KC -3.5', '', 'KC -3.5'],
    ['final', 'KC -3.5', '', 'Final odds - KC -3.5'],
    ['final', 'Final odds - KC -3.5', '', 'Final odds - KC -3.5'],
    ['closing', 'Final odds - KC -3.5', '', 'Closing line - KC -3.5'],
    ['final', '', 'A Book', 'Final odds - A Book'],
    ['final', '', '', 'Final odds - no line'],
  ] as const)('%s of %j', (capture, details, provider, saved) => {
    expect(captureDetails(capture, details, provider)).toBe(saved)
    expect(captureOf(saved)).toBe(capture)
  })

  it("can be read back as the feed's words", () => {
    expect(lineWords('Closing line - KC -3.5')).toBe('KC -3.5')
  })
})

describe('design section 6: the closing line', () => {
  it.each([
    ['scheduled', 'live', undefined, true],
    [undefined, 'live', 'final', true],
    ['scheduled', 'live', 'closing', false],
    ['live', 'live', 'final', false],
    ['scheduled', 'scheduled', 'regular', false],
    ['live', 'final', 'regular', false],
  ] as const)('is due from %s to %s with a %s line stored: %s', (before, now, stored, due) => {
    expect(isClosingDue(before, now, stored)).toBe(due)
  })
})

describe('a line that a poll brings', () => {
  it('is saved in passing only while its game is scheduled', () => {
    expect((['scheduled', 'live', 'final', 'off'] as const).filter(isPolledLineSaved)).toEqual(['scheduled'])
  })
})
