import { describe, expect, it } from 'vitest'
import type { BaseballSituation, FootballSituation } from '../../domain/situation'
import { basesText } from './bases'
import { statusText, turnOf, venueText } from './game-words'
import { footballText } from './situation-line'
import { finalGame, liveGame, offGame, scheduledGame } from './testing/games'

const football: FootballSituation = {
  kind: 'football',
  down: 3,
  distance: 7,
  yardLine: 66,
  possession: 'SF',
  possessionText: 'SEA 34',
  downDistanceText: '3rd & 7',
}

const baseball: BaseballSituation = {
  kind: 'baseball',
  balls: 2,
  strikes: 1,
  outs: 1,
  onFirst: true,
  onSecond: false,
  onThird: true,
  possession: 'SEA',
}

describe('the words of a card', () => {
  it('say what the feed says when the start is still open', () => {
    const open = { start: '2026-09-16T04:00:00Z', startTime: '9/16 - TBD' }
    expect(statusText(scheduledGame(open), '')).toBe('9/16 - TBD')
    expect(statusText(scheduledGame({ startTime: '9/13 - TBD' }), '')).toBe('9/13 - TBD')
    const { start: _none, ...unknown } = scheduledGame({ startTime: '' })
    expect(statusText(unknown, '')).toBe('Time to be announced')
  })

  it('name what became of a game that was called off', () => {
    expect(statusText(offGame('suspended'), '')).toBe('Suspended')
    expect(statusText(offGame('cancelled'), '')).toBe('Cancelled')
  })

  it('give the place in a football situation once', () => {
    expect(footballText(football)).toBe('3rd & 7 at SEA 34')
    expect(footballText({ ...football, downDistanceText: '3rd & 7 at SEA 34' })).toBe('3rd & 7 at SEA 34')
  })

  it('name the bases that are taken', () => {
    expect(basesText(baseball)).toBe('On first and third')
    expect(basesText({ ...baseball, onFirst: false, onThird: false })).toBe('Bases empty')
    expect(basesText({ ...baseball, onSecond: true })).toBe('Bases loaded')
  })

  it('know whose turn it is, in live games only', () => {
    expect(turnOf(liveGame({ situation: football }), 'away')).toBe('ball')
    expect(turnOf(liveGame({ situation: football }), 'home')).toBeUndefined()
    expect(turnOf(liveGame({ situation: baseball }), 'home')).toBe('bat')
    expect(turnOf(finalGame(), 'home')).toBeUndefined()
  })

  it('give as much of the venue as is known', () => {
    expect(venueText(liveGame())).toBe('Lumen Field · Seattle, WA')
    expect(venueText(liveGame({ venue: { name: 'TBD', city: 'London', state: '' } }))).toBe('London')
    expect(venueText(liveGame({ venue: { name: 'TBD', city: '', state: '' } }))).toBeUndefined()
  })
})
