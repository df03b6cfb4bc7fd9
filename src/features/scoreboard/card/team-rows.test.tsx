import { describe, expect, it } from 'vitest'
import { teamColor } from '../../../domain/game/team-color'
import { FOOTBALL, page, showCard, showCardForEach } from '../testing/card-on-screen'
import { finalGame, liveGame, scheduledGame, team } from '../testing/games'

showCardForEach()

const teamRows = () => [...page().querySelectorAll<HTMLElement>('[data-team]')]

describe('the teams of a card', () => {
  const ranked = { awayTeam: team('SF', { score: 17, ranking: 4, color: 'aa0000' }) }

  it('are named in full with their rank, and marked in their colour', () => {
    showCard(finalGame(ranked), 'ncaaf')
    expect(teamRows().map((row) => row.textContent)).toEqual(['SF4 The SF3-217', 'SEAThe SEA3-2Winner 24'])
    expect(teamRows().map((row) => row.style.getPropertyValue('--team'))).toEqual([
      `#${teamColor('aa0000')}`,
      '',
    ])
  })

  it('are abbreviations where there is little room, with their records before a game', () => {
    showCard(scheduledGame(ranked), 'ncaaf', true)
    expect(teamRows().map((row) => row.textContent)).toEqual(['SF4 SF3-2', 'SEASEA3-2'])
    showCard(finalGame(ranked), 'ncaaf', true)
    expect(teamRows().map((row) => row.textContent)).toEqual(['SF4 SF17', 'SEASEAWinner 24'])
    expect(teamRows().map((row) => row.dataset['result'])).toEqual(['lost', 'won'])
  })

  it.each([
    ['regular', false],
    ['compact', true],
  ])('tell who has the ball, also aloud: %s', (_size, compact) => {
    showCard(liveGame({ situation: FOOTBALL }), 'nfl', compact)
    expect(teamRows().map((row) => row.querySelector('[data-possession]')?.textContent)).toEqual([
      'has the ball',
      undefined,
    ])
  })

  it('have three pips for the timeouts that are left, and none where the number is unknown', () => {
    const pips = () =>
      teamRows().map((row) => row.querySelector<HTMLElement>('[data-timeouts]')?.dataset['timeouts'])
    showCard(liveGame({ situation: FOOTBALL }))
    expect(pips()).toEqual(['1', '3'])
    const { homeTimeouts: _home, awayTimeouts: _away, ...untold } = FOOTBALL
    showCard(liveGame({ situation: { ...untold, awayTimeouts: 0 } }))
    expect(pips()).toEqual(['0', undefined])
  })
})
