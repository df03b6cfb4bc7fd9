import { describe, expect, it } from 'vitest'
import { figure, numberOf, type PlayerGroup } from './player-group'

const player = {
  id: '1',
  name: 'A. Passer',
  stats: ['22/31', '287', '-3.5', 'x'],
  didNotPlay: false,
  reason: '',
  footnotes: [],
}
const group: PlayerGroup = {
  title: 'Passing',
  labels: ['C/ATT', 'YDS', 'RTG', 'QBR', 'SACKS'],
  keys: ['completions', 'passingYards', 'rating', 'YDS'],
  players: [player],
  totals: [],
}

describe('a figure of a player', () => {
  it.each([
    ['by its key', ['passingYards'], '287'],
    ['by its label where no key has that name', ['RTG'], '-3.5'],
    ['by its key before a label of that name', ['YDS'], 'x'],
    ['in the first column', ['C/ATT'], '22/31'],
    ['by the first name that the group has', ['yards', 'passingYards', 'RTG'], '287'],
    ['is empty where the player has none', ['SACKS'], ''],
    ['is empty where the group has none', ['fumbles'], ''],
  ])('looked up: %s', (_how, names, text) => {
    expect(figure(group, player, ...names)).toBe(text)
  })

  it.each([
    ['passingYards', 287],
    ['rating', -3.5],
    ['completions', 22],
    ['QBR', 0],
    ['fumbles', 0],
  ])('%s counts as %d', (name, number) => {
    expect(numberOf(group, player, name)).toBe(number)
  })
})
