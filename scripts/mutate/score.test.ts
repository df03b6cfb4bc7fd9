import { describe, expect, it } from 'vitest'
import { fateOf, isMet, scoreOf } from './score'

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

it.each([
  ['a test has failed', { status: 'Killed', testsCompleted: 3 }, 'noticed'],
  ['the tests do not come to an end', { status: 'Timeout' }, 'noticed'],
  [
    'the module cannot even be loaded, so that none of its tests runs',
    { status: 'Survived', testsCompleted: 0 },
    'noticed',
  ],
  ['all tests passed', { status: 'Survived', testsCompleted: 3 }, 'survived'],
  ['no test reaches it', { status: 'NoCoverage' }, 'survived'],
  ['the change cannot be compiled', { status: 'CompileError' }, 'not tried'],
] as const)('what became of a change when %s', (_when, outcome, fate) => {
  expect(fateOf(outcome)).toBe(fate)
})
