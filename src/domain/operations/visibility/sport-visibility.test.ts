import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allVisible,
  isVisible,
  noneVisible,
  readVisibility,
  visibilityCounter,
  visibilityText,
} from './sport-visibility'

const SPORTS = ['NFL', 'NBA', 'MLB', 'NHL', 'NCAAF', 'NCAAB', 'PGA', 'RYDER_CUP']
const hide = (...sports: readonly string[]) => ({ ...allVisible(SPORTS), ...noneVisible(sports) })

describe('002 section 2: command center', () => {
  it.each([
    [hide(), 'All sports visible', '8 / 8 Sports Active'],
    [hide('NFL'), '1 sport hidden', '7 / 8 Sports Active'],
    [hide('NFL', 'PGA'), '2 sports hidden', '6 / 8 Sports Active'],
    [noneVisible(SPORTS), 'All sports hidden - Header navigation disabled', '0 / 8 Sports Active'],
    [{}, 'All sports visible', '8 / 8 Sports Active'],
  ])('%j: %s, %s', (visibility, text, counter) => {
    expect([visibilityText(visibility, SPORTS), visibilityCounter(visibility, SPORTS)]).toEqual([
      text,
      counter,
    ])
  })

  it('a hidden sport hides no other', () => {
    const hidden = hide('NBA')
    expect([isVisible(hidden, 'NBA'), isVisible(hidden, 'NFL')]).toEqual([false, true])
  })
})

describe('000 section 8: corrupt operator visibility state is logged and defaults used', () => {
  it.each([
    ['nothing stored', undefined, allVisible(SPORTS), false],
    ['nothing in a row that is there', null, allVisible(SPORTS), false],
    ['a sound state', { NFL: false }, hide('NFL'), false],
    ['a text', 'oops', allVisible(SPORTS), true],
    ['a list', [], allVisible(SPORTS), true],
    ['odd members', { NFL: 'no', NBA: false }, hide('NBA'), true],
  ])('%s', (_words, stored, visibility, corrupt) => {
    expect(readVisibility(stored, SPORTS)).toEqual({ visibility, corrupt })
  })

  it('002 section 3: whatever is stored gives sport to boolean for all', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const { visibility } = readVisibility(stored, SPORTS)
        expect(Object.keys(visibility)).toEqual(SPORTS)
        expect(Object.values(visibility).every((shown) => typeof shown === 'boolean')).toBe(true)
      }),
    )
  })
})
