import { expect, it } from 'vitest'
import { mapped } from './testing/mapped-summary'

const skater = (name: string, ...figures: readonly string[]) => ({
  athlete: { shortName: name },
  stats: figures,
})

function stats(statistics: readonly object[], leaders: readonly object[] = []) {
  const players = [{ team: { id: '1' }, statistics }]
  return mapped('NHL', { leaders, boxscore: { players } }).stats
}

const item = (name: string, statType: string, value: number, word: string) => ({
  name,
  team: 'HOM',
  statType,
  value,
  displayValue: `${value} ${word}`,
})

it('hockey shows the player with most saves, shots, hits and blocked shots of all groups', () => {
  const keys = ['hits', 'shotsTotal', 'blockedShots']
  const forwards = { keys, athletes: [skater('F. One', '2', '3', '0'), skater('F. Two', '2', '5', '1')] }
  const defenses = { keys, athletes: [skater('D. One', '1', '4', '3')] }
  const goalies = { keys: ['saves'], athletes: [skater('G. One', '20')] }
  expect(stats([forwards, defenses, goalies])).toEqual([
    item('G. One', 'saves', 20, 'Saves'),
    item('F. Two', 'shots', 5, 'Shots'),
    item('F. One', 'hits', 2, 'Hits'),
    item('D. One', 'blocked', 3, 'Blocked Shots'),
  ])
})

it('hockey finds the columns by their labels too, and leaves out players without figures', () => {
  const labels = ['BS', 'HT', 'S', 'SV']
  expect(stats([{ labels, athletes: [skater('A', '1', '2', '3', '4'), skater('B')] }])).toEqual([
    item('A', 'saves', 4, 'Saves'),
    item('A', 'shots', 3, 'Shots'),
    item('A', 'hits', 2, 'Hits'),
    item('A', 'blocked', 1, 'Blocked Shot'),
  ])
  expect(stats([{ labels, athletes: [skater('A', '0', '0', '0', '0')] }])).toEqual([])
})

it('hockey lists these players after the leaders that the feed names, and other sports do not', () => {
  const goals = { name: 'goals', leaders: [{ displayValue: '2', athlete: { shortName: 'F. One' } }] }
  const leaders = [{ team: { id: '1' }, leaders: [goals] }]
  const goalies = { keys: ['saves'], athletes: [skater('G. One', '20')] }
  expect(stats([goalies], leaders).map(({ statType }) => statType)).toEqual(['goals', 'saves'])
  const players = [{ team: { id: '2' }, statistics: [goalies] }]
  expect(mapped('NHL', { leaders: [], boxscore: { players } }).stats).toEqual([
    { ...item('G. One', 'saves', 20, 'Saves'), team: 'AWA' },
  ])
  expect(mapped('NFL', { leaders: [], boxscore: { players } }).stats).toEqual([])
})
