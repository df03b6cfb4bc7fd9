import { afterEach, describe, expect, it } from 'vitest'
import type { Game } from '../../domain/game'
import { dataOf, find, render, type Rendered } from '../../ui/testing/render'
import { GameCard } from './game-card'
import { dayText, timeText } from './local-time'
import { finalGame, liveGame, offGame, scheduledGame, team } from './testing/games'

const START = Date.parse('2026-09-13T20:25:00Z')

describe('a game card', () => {
  let rendered: Rendered
  afterEach(() => rendered.close())

  const show = (game: Game, today = dayText(START)) => {
    rendered = render(<GameCard game={game} today={today} />)
    return find(rendered.page, 'article')
  }
  const scores = () =>
    [...rendered.page.querySelectorAll('[data-team]')].map((row) => row.lastElementChild?.tagName)

  it.each([
    ['live', liveGame(), '3Q • 8:36'],
    ['final', finalGame({ quarter: 'FINAL/OT' }), 'FINAL/OT'],
    ['scheduled', scheduledGame(), '0Q'],
    ['off', offGame('postponed'), '0Q'],
  ])('carries the contract of the page: %s', (phase, game, period) => {
    expect(dataOf(show(game))).toEqual({ game: '401', phase, period })
  })

  it('carries each team with its score and, where it has one, its rank', () => {
    const card = show(liveGame({ awayTeam: team('SF', { score: 17, ranking: 4 }) }))
    const [away, home] = card.querySelectorAll<HTMLElement>('[data-team]')
    expect(dataOf(away)).toMatchObject({ team: 'away', abbr: 'SF', score: '17', rank: '4' })
    expect(dataOf(home)).toMatchObject({ team: 'home', abbr: 'SEA', score: '24' })
    expect(home?.dataset['rank']).toBeUndefined()
  })

  it('shows the label of a live game and marks it as live in words', () => {
    expect(show(liveGame()).textContent).toContain('Live3Q • 8:36')
  })

  it('shows the local start of a scheduled game, and the day when it is another one', () => {
    expect(show(scheduledGame()).textContent).toMatch(new RegExp(`^${timeText(START)}`))
    rendered.close()
    expect(show(scheduledGame(), 'Fri, Sep 11').textContent).toContain(
      `${dayText(START)} · ${timeText(START)}`,
    )
  })

  it('shows no score of a game that was not played', () => {
    show(scheduledGame())
    expect(scores()).toEqual(['DIV', 'DIV'])
    rendered.close()
    expect(show(offGame('postponed')).textContent).toContain('Postponed')
    expect(scores()).toEqual(['DIV', 'DIV'])
    rendered.close()
    show(offGame('suspended'))
    expect(scores()).toEqual(['P', 'P'])
  })

  it('names the winner, and nobody after a draw', () => {
    const results = () =>
      [...rendered.page.querySelectorAll<HTMLElement>('[data-team]')].map((row) => row.dataset['result'])
    show(finalGame())
    expect(results()).toEqual(['lost', 'won'])
    rendered.close()
    show(finalGame({ homeTeam: team('SEA', { score: 17 }) }))
    expect(results()).toEqual(['open', 'open'])
  })

  it('lights up a score that changes, not one that is shown first', () => {
    const lit = () => rendered.page.querySelectorAll('[data-team=away] p:last-child > span[class]').length
    show(liveGame())
    const before = lit()
    rendered.show(<GameCard game={liveGame({ awayTeam: team('SF', { score: 24 }) })} today="" />)
    expect(lit()).toBe(before + 1)
  })
})
