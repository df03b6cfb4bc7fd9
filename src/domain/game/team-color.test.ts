import { describe, expect, it } from 'vitest'
import { teamColor } from './team-color'

describe('the colour of a team on a dark ground', () => {
  /** The expected colours were computed without this code: in XYZ, with the matrices printed in CSS Color 4. */
  it.each([
    ['aa0000', 'e24a3b'],
    ['e31837', 'f02c42'],
    ['5a1414', 'c06a64'],
    ['0b162a', '6086c8'],
    ['002244', '528ac6'],
    ['002d62', '5888c7'],
    ['0000ff', '457cfd'],
    ['003831', '099b8b'],
    ['203731', '1c9b83'],
    ['006747', '389b73'],
    ['4f2683', '946fd1'],
    ['241773', '757adc'],
    ['041e42', '5a87c8'],
    ['008e97', '1598a1'],
    ['004c54', '0298a6'],
  ])('keeps its hue, is lifted to a lightness of 0.62 and is no grey: %s is %s', (hex, lifted) => {
    expect(teamColor(hex)).toBe(lifted)
  })

  it.each(['ff0000', '00ff00', 'ffff00', '00ffff', 'ff00ff', 'fdb927', 'fb4f14', 'ffb612'])(
    'stays as it is where it is light and strong: %s',
    (hex) => {
      expect(teamColor(hex)).toBe(hex)
    },
  )

  it.each(['000000', 'ffffff', '808080', '231f20', '101820', 'c4ced4'])(
    'is a neutral one where there is no hue to keep: %s',
    (hex) => {
      expect(teamColor(hex)).toBe('a9afbd')
    },
  )

  it('is some text also for what is no colour, though nothing lets that through: a search without end would stop the page', () => {
    expect(typeof teamColor('zzzzzz')).toBe('string')
  })

  it('is missing where the feed gives none', () => {
    expect(teamColor(undefined)).toBeUndefined()
  })
})
