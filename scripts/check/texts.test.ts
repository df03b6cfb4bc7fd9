import { describe, expect, it } from 'vitest'
import { complaintsAbout } from './texts'

const SCREEN = 'src/app/app.test.tsx'
const complaints = (text: string, test: string, provenIn = SCREEN) =>
  complaintsAbout([[text, { provenIn }]], 0, (path) => (path === provenIn ? test : ''))

describe('a text of the specification counts as proven', () => {
  it('when a test of a screen or of a server contains it', () => {
    expect(complaints('Try Again', "click(button('Try Again'))")).toEqual([])
    expect(complaints('Try Again', "toContain('Try Again')", 'tests/server/texts.test.ts')).toEqual([])
  })

  it('with any words on one line where the situation fills something in', () => {
    expect(complaints('HTTP error! status: {code}', "'HTTP error! status: 404'")).toEqual([])
    expect(complaints('Failed: {reason}. Sorry.', "'Failed: '\n'. Sorry.'")).toHaveLength(1)
  })

  it('not when its test no longer contains it, or is gone', () => {
    const gone = 'src/app/gone.test.tsx'
    expect([
      ...complaints('Try Again', "click(button('Once more'))"),
      ...complaintsAbout([['Try Again', { provenIn: gone }]], 0),
    ]).toEqual([`${SCREEN} does not have the text: Try Again`, `${gone} does not have the text: Try Again`])
  })

  it('not when only a test of the function that returns it contains it', () => {
    const path = 'src/domain/polling/feed-failure.test.ts'
    expect(complaints('Try Again', "toBe('Try Again')", path)).toEqual([
      `${path} sees neither a screen nor a server, but is to prove: Try Again`,
    ])
  })

  it('or is one of those that nothing can say, whose number only shrinks', () => {
    const texts = [['Access Denied', { neverSaid: 'Nobody is refused.' }]] as const
    expect(complaintsAbout(texts, 1, () => '')).toEqual([])
    for (const number of [0, 2])
      expect(complaintsAbout(texts, number, () => '')).toEqual([
        `1 texts are never said, scripts/check/texts.ts says ${number}; the number only shrinks`,
      ])
  })
})
