import { expect, it } from 'vitest'
import { checkWords } from './check-words'

const game = {
  id: '7',
  timeLeft: '3:45',
  quarter: '1Q • 3:45',
  startTime: '3:45 - 1st',
  situation: { kind: 'football', downDistanceText: '2nd & 3 at SF 35', possessionText: 'SF 35' },
}
const other = { id: '8', timeLeft: '', quarter: 'Top 5th', startTime: 'Top 5th' }

it('a check has four letters at the most, and does not depend on the order of the games', () => {
  expect(checkWords([game, other])).toMatch(/^[0-9a-z]{4}$/)
  expect(checkWords([game, other])).toBe(checkWords([other, game]))
  expect(checkWords([])).toBe('0')
})

it('a check adds up the words of the games in the same way in every build, since server and browser compare theirs', () => {
  expect(checkWords([game])).toBe('jqtx')
  expect(checkWords([game, other])).toBe('1d0g')
})

it.each([
  ['the game', { ...game, id: '9' }],
  ['the clock', { ...game, timeLeft: '3:44' }],
  ['the label', { ...game, quarter: '2Q • 3:45' }],
  ['the feed’s words', { ...game, startTime: '3:45 - 2nd' }],
  ['the words of a down', { ...game, situation: { ...game.situation, downDistanceText: '2nd & 4' } }],
  ['the spot', { ...game, situation: { ...game.situation, possessionText: 'SF 36' } }],
  ['a situation that is gone', { ...game, situation: null }],
])('a check changes with %s', (_what, changed) => {
  expect(checkWords([changed, other])).not.toBe(checkWords([game, other]))
})

it('a check ignores the score, which is never derived', () => {
  expect(checkWords([{ ...game, homeTeam: { score: 7 } }])).toBe(checkWords([game]))
})
