import { describe, expect, it } from 'vitest'
import { isMet, scoreOf } from './score'

const SURVIVOR = { at: 'src/domain/x.ts:1', from: '>', to: '>=' }

describe('the score of a slice', () => {
  it('is the share of mutants that a test noticed', () => {
    expect(scoreOf('src/domain/golf', 2, [SURVIVOR]).percent).toBe(66.6)
  })

  it('asks for 90 % of rules and feeds, and for 80 % elsewhere', () => {
    const three = Array.from({ length: 3 }, () => SURVIVOR)
    const scores = ['src/domain/golf', 'src/feeds/espn', 'src/sync', 'sw'].map((folder) =>
      scoreOf(folder, 17, three),
    )
    expect(scores.map(isMet)).toEqual([false, false, true, true])
  })

  it('is never rounded up to its goal', () => {
    const survivors = Array.from({ length: 101 }, () => SURVIVOR)
    expect(isMet(scoreOf('src/domain/golf', 899, survivors))).toBe(false)
    expect(scoreOf('src/domain/golf', 899, survivors).percent).toBe(89.9)
  })
})
