import { describe, expect, it } from 'vitest'
import { scheduledGame } from '../testing/games'
import { oddsWords } from './odds-words'

const game = scheduledGame()
const LINE = { homeSpread: -3.5, awaySpread: 3.5, homeMoneyLine: -170, awayMoneyLine: 150, overUnder: 44.5 }
const words = (line: object) =>
  oddsWords('NFL', game, line as never).map(({ kind, text }) => `${kind}: ${text}`)

describe('the betting line in words', () => {
  it('leaves out what nobody offers', () => {
    expect(words({ homeMoneyLine: -170 })).toEqual(['moneyline: SEA -170'])
    expect(words({ overUnder: 44.5 })).toEqual(['total: 44.5'])
    expect(words({})).toEqual([])
  })

  it('has the away team first, and the spread from the side that gives points', () => {
    expect(words(LINE)).toEqual(['spread: SEA -3.5', 'moneyline: SF +150 · SEA -170', 'total: 44.5'])
    expect(words({ homeSpread: 2.5, awaySpread: -2.5 })).toEqual(['spread: SF -2.5'])
  })
})
