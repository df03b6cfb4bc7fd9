import { afterEach, describe, expect, it } from 'vitest'
import type { GameAnswer } from '../../domain/box-score/game-answer'
import type { Game, OffGame } from '../../domain/game/game'
import { sessionOf } from '../../domain/people/users/session'
import { liveGame, offGame, sampleTeam } from '../../domain/testing/sample-game'
import { authStepAtom } from '../../state/auth-modal'
import { setPreferenceAtom } from '../../state/preferences'
import { sessionAtom } from '../../state/session'
import { createStore, Provider } from '../../state/store'
import type { OpenGame } from './use-open-game'
import { click, find, render, settle, type Rendered } from '../../ui/testing/render'
import { BoxScoreView } from './box-score-view'
import { storedGame, WHOLE } from './testing/answers'

const LOADING: OpenGame = { stored: undefined, trouble: undefined }

describe('001 section 2: the box score', () => {
  let rendered: Rendered
  let store = createStore()
  let refreshed = 0
  afterEach(() => {
    rendered.close()
    store = createStore()
    refreshed = 0
    localStorage.clear()
  })

  const show = (open: OpenGame, game?: Game) => {
    rendered = render(
      <Provider store={store}>
        <BoxScoreView
          slug="nfl"
          game={game}
          status="3Q • 8:36"
          asOnBoard={(scores) => <div data-as-on-board="">{scores}</div>}
          boardAge="Scores as of 8:01 PM"
          open={open}
          onRefresh={() => void (refreshed += 1)}
        />
      </Provider>,
    )
    return rendered.page
  }
  const showAnswer = (answer: Partial<GameAnswer> = {}) =>
    show({ stored: storedGame(answer), trouble: undefined })
  const texts = (selector: string) =>
    [...rendered.page.querySelectorAll(selector)].map(({ textContent }) => textContent)
  const openTab = (name: string) => {
    const tab = [...rendered.page.querySelectorAll<HTMLElement>('[role=tab]')].find(
      (one) => one.textContent === name,
    )
    if (!tab) throw new Error(`There is no tab ${name}`)
    click(tab)
  }

  it("says 'Loading live box score…' until something is there", () => {
    expect(find(show(LOADING), '[role=status]').textContent).toBe('Loading live box score…')
  })

  it('draws score and clock as the board does, and tells its age while nothing has its own', () => {
    const game = liveGame()
    const page = show({ stored: undefined, trouble: 'no connection' }, game)
    expect(find(page, '[data-as-on-board] header').textContent).toContain('3Q • 8:36')
    expect(page.textContent).toContain('Scores as of 8:01 PM')
    rendered.close()
    expect(show({ stored: storedGame(), trouble: 'no connection' }, game).textContent).not.toContain(
      '8:01 PM',
    )
  })

  it('shows the score of a suspended game, and none of a postponed one', () => {
    const teams = { homeTeam: sampleTeam({ score: 5 }), awayTeam: sampleTeam({ score: 3 }) }
    const scores = (status: OffGame['status']) => {
      show(LOADING, offGame({ ...teams, status }))
      const shown = texts('header [data-side] > p:last-child')
      rendered.close()
      return shown
    }
    expect(scores('suspended')).toEqual(['3', '5'])
    expect(scores('postponed')).toEqual([])
  })

  it('calls no game live that is stuck', () => {
    const stuck = liveGame({ stuckSince: '2026-09-06T17:00:00Z' })
    expect(find(show(LOADING, stuck), 'header').textContent).not.toContain('Live')
    rendered.close()
    expect(find(show(LOADING, liveGame()), 'header').textContent).toContain('Live')
  })

  it('shows the rank of a team that has one', () => {
    const ranked = liveGame({ homeTeam: sampleTeam({ abbreviation: 'CLEM', ranking: 21 }) })
    show({ stored: storedGame(), trouble: undefined }, ranked)
    expect(texts('header h2').map((text) => text?.slice(0, 7))).toEqual(['AWAAwa ', '21 CLEM'])
  })

  it.each([
    ['0c2340', '', 'the same navy'],
    ['c8102e', '#c8102e', 'red and navy'],
  ])('gives a home team in #%s the bar %j: %s', (color, bar) => {
    const away = sampleTeam({ color: '041e42' })
    show(
      { stored: storedGame(), trouble: undefined },
      liveGame({ awayTeam: away, homeTeam: sampleTeam({ color }) }),
    )
    const table = find(rendered.page, 'table:has(caption)[style]')
    expect(table.style.getPropertyValue('--away-color')).toBe('#041e42')
    expect(table.style.getPropertyValue('--home-color')).toBe(bar)
  })

  it("says 'Live box score failed to load: {error}'", () => {
    show({ stored: undefined, trouble: 'HTTP error! status: 502' })
    expect(texts('[role=alert]')).toEqual(['Live box score failed to load: HTTP error! status: 502'])
  })

  it("says 'Box score data is not available for this game yet.' when there is none", () => {
    const nothing = storedGame({ status: { state: 'pregame' }, teamComparison: [], plays: [] })
    const { lineScore: _lines, playerTables: _tables, ...answer } = nothing.answer
    show({ stored: { ...nothing, answer }, trouble: undefined })
    expect(texts('[role=status]')).toEqual(['Box score data is not available for this game yet.'])
  })

  it('has a column for each quarter, OT when there was one, and Total', () => {
    showAnswer()
    expect(texts('[data-line-score] thead th').slice(1)).toEqual(['Q1', 'Q2', 'Q3', 'Q4', 'Total'])
    expect(texts('[data-line-score] tbody tr:first-child > *')).toEqual(['SF', '7', '3', '7', '-', '17'])
    rendered.close()
    showAnswer({
      lineScore: {
        columns: ['Q1', 'Q2', 'Q3', 'Q4', 'OT', 'Total'],
        away: { team: 'SF', cells: ['7', '3', '7', '7', '0', '24'] },
        home: { team: 'SEA', cells: ['10', '7', '7', '0', '3', '27'] },
      },
    })
    expect(texts('[data-line-score] thead th').slice(1)).toEqual(['Q1', 'Q2', 'Q3', 'Q4', 'OT', 'Total'])
    expect(texts('[data-line-score] thead [data-sum=true]')).toEqual(['Total'])
  })

  it('sums baseball up in R, H and E', () => {
    const columns = '1 2 3 4 5 6 7 8 9 R H E'.split(' ')
    const row = (team: string) => ({ team, cells: columns })
    showAnswer({ lineScore: { columns, away: row('NYY'), home: row('BOS') } })
    expect(texts('[data-line-score] thead [data-sum=true]')).toEqual(['R', 'H', 'E'])
  })

  it('compares the teams: the statistic between away and home, with a bar where there is one to draw', () => {
    showAnswer()
    expect(texts('[role=tabpanel] tbody tr:first-child > *')).toEqual(['300', 'Total Yards', '100'])
    const [yards, drives] = rendered.page.querySelectorAll<HTMLElement>('[role=tabpanel] tbody tr')
    expect(yards?.style.getPropertyValue('--away')).toBe('75%')
    expect(drives?.getAttribute('style')).toBeNull()
    expect(texts('[data-leads=true]')).toEqual(['300'])
  })

  it("shows a team's players, away first, and the other's at a press", () => {
    showAnswer()
    openTab('Players')
    expect(texts('[role=tabpanel] tbody th')).toEqual(['A. ThrowerW, 1-0'])
    expect(texts('[role=tabpanel] tfoot td')).toEqual(['20/31', '244'])
    const [, home] = rendered.page.querySelectorAll<HTMLElement>('[role=group] button')
    click(home!)
    expect(texts('[role=tabpanel] thead th')).toEqual(['Rushing', 'CAR', 'YDS'])
    expect(texts('[role=tabpanel] tbody td')).toEqual(['12', '80'])
    expect(rendered.page.textContent).toContain('Did not play: C. Bench (knee), D. Bench')
    expect(home!.getAttribute('aria-pressed')).toBe('true')
  })

  it('tells how the score came about, the newest first', () => {
    showAnswer()
    openTab('Scoring')
    expect(texts('[role=tabpanel] li p:last-child')).toEqual(['Field goal', 'A. Thrower 4 yd run'])
  })

  it('changes the part with the arrow keys, round and round', () => {
    showAnswer()
    const press = (key: string) =>
      settle(() => {
        const list = find(rendered.page, '[role=tablist]')
        list.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      })
    const chosen = () => find(rendered.page, '[role=tab][aria-selected=true]').textContent
    press('ArrowLeft')
    expect(chosen()).toBe('Scoring')
    press('ArrowRight')
    expect(chosen()).toBe('Team')
  })

  it('is locked for guests: Unlock opens the auth modal, and each click is a premium attempt', () => {
    const { lineScore: _l, teamComparison: _c, playerTables: _p, plays: _s, ...status } = WHOLE
    const answer = { ...status, locked: ['view_box_scores', 'view_player_stats', 'view_detailed_stats'] }
    show({ stored: { ...storedGame(), answer: answer as GameAnswer }, trouble: undefined })
    expect(rendered.page.textContent).toContain('Box Score')
    expect(rendered.page.textContent).toContain('Feature requires Registered access')
    expect(rendered.page.querySelector('[data-line-score]')).toBeNull()
    click(find(rendered.page, '[data-locked=view_box_scores] [aria-hidden=true]'))
    expect([premiumAttempts(), store.get(authStepAtom)]).toEqual([1, undefined])
    click(find(rendered.page, '[data-locked] button'))
    expect([premiumAttempts(), store.get(authStepAtom)]).toEqual([2, 'welcome'])
  })

  it('tells who is signed in what a part takes, without an Unlock that would lead nowhere', () => {
    store.set(sessionAtom, sessionOf({ id: 'ann', tier: 'registered' })!)
    const { plays: _plays, ...answer } = WHOLE
    const locked = { ...answer, locked: ['view_detailed_stats'] } as const
    show({ stored: { ...storedGame(), answer: locked }, trouble: undefined })
    openTab('Scoring')
    expect(texts('[role=tabpanel] p')).toEqual([
      'Scoring Plays',
      'Feature requires Verified access',
      'Go deeper with detailed stats, play by play. Verify your email to unlock them.',
    ])
    expect(rendered.page.querySelector('[role=tabpanel] button')).toBeNull()
  })

  it('keeps the last figures through a failure and says how old they are', () => {
    show({ stored: storedGame(), trouble: 'no connection' })
    expect(find(rendered.page, '[data-trouble]').textContent).toMatch(
      /^Not refreshed \(no connection\) · saved /,
    )
    expect(rendered.page.querySelector('[data-line-score]')).not.toBeNull()
  })

  it('with auto refresh off is refreshed by hand, as long as the game is not over', () => {
    store.set(setPreferenceAtom, 'autoRefresh', false)
    const refresh = () =>
      [...showAnswer().querySelectorAll('button')].find(({ textContent }) => textContent === 'Refresh')
    click(refresh()!)
    expect(refreshed).toBe(1)
    rendered.close()
    showAnswer({ status: { state: 'complete' } })
    expect(rendered.page.textContent).not.toContain('Refresh')
  })
})

function premiumAttempts(): number {
  const metrics = JSON.parse(localStorage.getItem('ts-guest-metrics') ?? '{}') as { premiumAttempts?: number }
  return metrics.premiumAttempts ?? 0
}
