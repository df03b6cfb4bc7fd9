import { describe, expect, it } from 'vitest'
import { isNothingOffered, nextOddsStep, type OddsAnswer, type OddsAnswers } from './odds-source'

const odds = (line: string): OddsAnswer<string> => ({ kind: 'odds', odds: line })
const notFound: OddsAnswer<string> = { kind: 'status', status: 404 }

describe('002 section 7: where final odds come from', () => {
  const table: readonly [string, OddsAnswers<string>, object][] = [
    ['the event address first', {}, { kind: 'ask', where: 'event' }],
    ['its odds are saved', { event: odds('PHI -7') }, { kind: 'save', odds: 'PHI -7' }],
    ['a 404 means fall back to the scoreboard', { event: notFound }, { kind: 'ask', where: 'scoreboard' }],
    ['so does an empty list', { event: { kind: 'empty' } }, { kind: 'ask', where: 'scoreboard' }],
    [
      'the odds of the scoreboard',
      { event: notFound, scoreboard: odds('EVEN') },
      { kind: 'save', odds: 'EVEN' },
    ],
    ['nothing there either', { event: notFound, scoreboard: { kind: 'empty' } }, { kind: 'give-up' }],
    ['another status', { event: { kind: 'status', status: 500 } }, { kind: 'give-up' }],
    ['no answer', { event: { kind: 'unreachable' } }, { kind: 'give-up' }],
  ]
  it.each(table)('%s', (_words, answers, step) => {
    expect(nextOddsStep(answers)).toEqual(step)
  })
})

it('odds count as not offered only once every source has answered', () => {
  const empty: OddsAnswer<string> = { kind: 'empty' }
  expect(isNothingOffered({ event: notFound, scoreboard: empty })).toBe(true)
  expect(isNothingOffered({ event: empty, scoreboard: empty })).toBe(true)
  expect(isNothingOffered({ event: empty })).toBe(false)
  expect(isNothingOffered({ event: empty, scoreboard: { kind: 'unreachable' } })).toBe(false)
  expect(isNothingOffered({ event: empty, scoreboard: { kind: 'status', status: 500 } })).toBe(false)
  expect(isNothingOffered({ event: { kind: 'status', status: 500 } })).toBe(false)
})
