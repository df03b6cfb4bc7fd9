import { describe, expect, it } from 'vitest'
import { teamColor } from '../../../domain/game/team-color'
import { dataOf } from '../../../ui/testing/render'
import { FOOTBALL, page, showCard, showCardForEach } from '../testing/card-on-screen'
import { finalGame, liveGame, scheduledGame, team } from '../testing/games'

showCardForEach()

describe('the field of a football game', () => {
  const field = () => page().querySelector<HTMLElement>('[data-field]')
  const places = () =>
    ['--away', '--home', '--ball', '--gain'].map((name) => field()!.style.getPropertyValue(name))

  it('has the ball and the line to gain in their places, the away team on the left', () => {
    showCard(liveGame({ situation: FOOTBALL, homeTeam: team('SEA', { score: 24, color: '0000aa' }) }))
    expect(places()).toEqual(['', `#${teamColor('0000aa')}`, '0.66', '0.73'])
    expect(dataOf(field()!)).toMatchObject({ attacker: 'away', redZone: 'false' })
  })

  it('is empty and keeps its room while nobody plays', () => {
    showCard(liveGame({ quarter: 'HALF', situation: FOOTBALL, awayTeam: team('SF', { color: 'aa0000' }) }))
    expect(places()).toEqual([`#${teamColor('aa0000')}`, '', '', ''])
  })

  it('is there in no other sport, and neither before nor after a game', () => {
    for (const [game, slug] of [
      [liveGame(), 'nba'],
      [scheduledGame(), 'nfl'],
      [finalGame(), 'nfl'],
    ] as const) {
      showCard(game, slug)
      expect(field()).toBeNull()
    }
    showCard(liveGame(), 'ncaaf')
    expect(field()).not.toBeNull()
  })
})
