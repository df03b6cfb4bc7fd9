import { describe, expect, it } from 'vitest'
import { heldSituation, withHeldSituation } from '../../../domain/game/held-situation'
import { game, topOfThird } from '../testing/mapped-game'
import { sampleStatus } from '../testing/sample-event'

const [HOME, AWAY] = ['1', '2']
const empty = { balls: 0, strikes: 0, outs: 0, onFirst: false, onSecond: false, onThird: false }
const due = (team: string) => ({
  ...empty,
  dueUp: [7, 8, 9].map((batOrder) => ({ batOrder, athlete: { team: { id: team } } })),
})
const during = (words: string, name = 'STATUS_IN_PROGRESS') => ({
  status: sampleStatus({ name, detail: words, shortDetail: words }, { displayClock: '0:00' }),
})

describe('a half inning that the feed still names after its end', () => {
  it.each([
    ['Top 3rd', HOME, 'Mid 3rd'],
    ['Bot 3rd', AWAY, 'End 3rd'],
    ['Bottom 3rd', AWAY, 'End 3rd'],
    ['Mid 3rd', HOME, 'Mid 3rd'],
  ])('is a break: %s, and the next batters are of team %s', (words, team, label) => {
    expect(game('MLB', during(words), { situation: due(team) }).quarter).toBe(label)
  })

  it.each([
    ['Top 3rd', AWAY, 'Top 3rd'],
    ['Bot 3rd', HOME, 'Bot 3rd'],
  ])('is none that is about to begin: %s, and the next batters are of team %s', (words, team, label) => {
    expect(game('MLB', during(words), { situation: due(team) }).quarter).toBe(label)
  })

  it('is a delay when the game waits', () => {
    const stopped = game('MLB', during('Top 3rd', 'STATUS_RAIN_DELAY'), { situation: due(HOME) })
    expect(stopped).toMatchObject({ quarter: 'DELAYED', delay: 'Rain Delay, Top 3rd' })
  })

  it.each([
    ['the other team', due(HOME)],
    ['a team that the feed does not name', { ...empty, dueUp: [{}, {}, {}] }],
  ])('leaves no runner and no outs behind, while batters of %s are due', (_whose, situation) => {
    const batter = { athlete: { team: { id: AWAY } } }
    const two = { ...empty, balls: 2, strikes: 1, outs: 2, onFirst: true, batter, pitcher: {} }
    const played = game('MLB', topOfThird, { situation: two })
    expect(played).toHaveProperty('situation.outs', 2)
    const over = game('MLB', topOfThird, { situation })
    const held = heldSituation(over, heldSituation(played, undefined, 1_000), 11_000)
    expect(withHeldSituation(over, held)).not.toHaveProperty('situation')
  })
})
