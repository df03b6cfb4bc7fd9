import { afterEach, describe, expect, it } from 'vitest'
import type { GameAnswer } from '../../domain/box-score/game-answer'
import type { GameStatus } from '../../domain/box-score/game-status'
import type { Game, OffGame } from '../../domain/game/game'
import { finalGame, liveGame, offGame, sampleTeam, scheduledGame } from '../../domain/testing/sample-game'
import { dayText, fullMomentText, timeText } from '../../platform/local-time'
import { sessionOf } from '../../domain/people/users/session'
import { accountAtom } from '../../state/account'
import { authStepAtom } from '../../state/auth-modal'
import { sessionAtom } from '../../state/session'
import { setPreferenceAtom } from '../../state/preferences'
import { accountWith } from '../../state/testing/account'
import { createStore, Provider } from '../../state/store'
import type { OpenGame } from './use-open-game'
import { click, find, render, settle, type Rendered } from '../../ui/testing/render'
// Loaded here before it is asked for: a test that ends meanwhile would leave an import without its page.
import '../../ui/chart/draw-chart'
import { BoxScoreView } from './box-score-view'
import { storedGame, WHOLE } from './testing/answers'

const OFFLINE = { error: 'no connection', isUnknown: false }
const LOADING: OpenGame = { stored: undefined, trouble: undefined }

describe('001 section 2: the box score', () => {
  let rendered: Rendered
  let store = createStore()
  let refreshed = 0
  let left = 0
  afterEach(() => {
    rendered.close()
    store = createStore()
    refreshed = 0
    left = 0
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
          movement={<p data-line-movement="">SEA -3, then -4</p>}
          odds={<p data-odds="spread">SEA -3</p>}
          open={open}
          onRefresh={() => void (refreshed += 1)}
          onLeave={() => void (left += 1)}
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
    const page = show({ stored: undefined, trouble: OFFLINE }, game)
    expect(find(page, '[data-as-on-board] header').textContent).toContain('3Q • 8:36')
    expect(page.textContent).toContain('Scores as of 8:01 PM')
    rendered.close()
    expect(show({ stored: storedGame(), trouble: OFFLINE }, game).textContent).not.toContain('8:01 PM')
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

  it('calls no game live that is stuck or delayed', () => {
    const stuck = liveGame({ stuckSince: '2026-09-06T17:00:00Z' })
    expect(find(show(LOADING, stuck), 'header').textContent).not.toContain('Live')
    rendered.close()
    const delayed = liveGame({ delay: 'Weather Delay' })
    expect(find(show(LOADING, delayed), 'header').textContent).not.toContain('Live')
    rendered.close()
    expect(find(show(LOADING, liveGame()), 'header').textContent).toContain('Live')
  })

  it('says the chances of both teams beside their chart, and nothing where the feed tells none', () => {
    const point = { play: 0, away: 40, home: 60, period: '1Q', clock: '9:31' }
    const points = [point, { ...point, play: 1, away: 72, home: 28, period: '2Q', clock: '0:04' }]
    showAnswer({ winProbability: { points, favouriteChanges: 1 } })
    expect(texts('[data-win-probability] dd')).toEqual(['SF 72%, SEA 28%', '40%, 1Q 9:31', 'changed once'])
    expect(texts('[data-chart=win-probability]')).toHaveLength(1)
    rendered.close()
    showAnswer()
    expect(texts('[data-win-probability]')).toEqual([])
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
    show({ stored: undefined, trouble: { error: 'HTTP error! status: 502', isUnknown: false } })
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
    expect(texts('[data-line-score] thead th').slice(1)).toEqual(['1Q', '2Q', '3Q', '4Q', 'Total'])
    expect(texts('[data-line-score] tbody tr:first-child > *')).toEqual(['SF', '7', '3', '7', '-', '17'])
    rendered.close()
    showAnswer({
      lineScore: {
        columns: ['1Q', '2Q', '3Q', '4Q', 'OT', 'Total'],
        away: { team: 'SF', cells: ['7', '3', '7', '7', '0', '24'] },
        home: { team: 'SEA', cells: ['10', '7', '7', '0', '3', '27'] },
      },
    })
    expect(texts('[data-line-score] thead th').slice(1)).toEqual(['1Q', '2Q', '3Q', '4Q', 'OT', 'Total'])
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

  const asGuest = (status: GameStatus): OpenGame => {
    const locked = ['view_box_scores', 'view_player_stats', 'view_detailed_stats'] as const
    return {
      stored: { ...storedGame(), answer: { id: '401', sport: 'NFL', status, locked } },
      trouble: undefined,
    }
  }
  const facts = () =>
    [...rendered.page.querySelectorAll<HTMLElement>('[data-fact]')].map((one) => [
      one.dataset['fact'],
      find(one, 'dd').textContent,
    ])

  it('tells guests all that everybody may know, then in one sentence with one button what an account adds', () => {
    const game = liveGame({
      venue: { name: 'Lumen Field', city: 'Seattle', state: 'WA' },
      weather: { temp: 55, condition: 'Overcast', estimated: false },
      headline: 'Rivals meet again',
      seriesText: 'Series tied 1-1',
      situation: { kind: 'football', possession: 'AWA', homeTimeouts: 2, awayTimeouts: 3 },
    })
    const page = show(asGuest({ state: 'active', lastPlay: 'A. Thrower 4 yd run', watch: ['FOX'] }), game)
    expect(facts()).toEqual([
      ['Ball', 'AWA'],
      ['Timeouts', 'AWA 3 · HOM 2'],
      ['Last play', 'A. Thrower 4 yd run'],
      ['Series', 'Series tied 1-1'],
      ['Where', 'Lumen Field · Seattle, WA'],
      ['Weather', '55° Overcast'],
      ['Watch', 'FOX'],
    ])
    expect(page.textContent).toContain('Rivals meet again')
    expect(texts('[data-locked=view_box_scores] p')).toEqual([
      'Box Score: Feature requires Registered access. See the full box score: line score, team comparison and every player. It is free with an account.',
    ])
    expect(texts('article button:not([aria-label])')).toEqual(['Unlock'])
    expect([page.querySelector('[data-line-score]'), page.querySelector('[role=tablist]')]).toEqual([
      null,
      null,
    ])
  })

  it.each([
    ['a guest', undefined, 'nothing'],
    ['who has an account', 'registered', 'a lock'],
    ['who has proven the address', 'verified', 'the line'],
  ] as const)('shows %s how the line moved, or what it takes: %s, %s', (_who, tier, what) => {
    const record = {
      id: 'u',
      email: 'u@example.com',
      tier,
      can: tier === 'verified' ? ['view_betting_odds'] : [],
    }
    store.set(accountAtom, accountWith())
    if (tier) store.set(sessionAtom, sessionOf(record)!)
    show({ stored: storedGame(), trouble: undefined }, liveGame())
    const lock = rendered.page.querySelector('[data-locked=view_betting_odds]')
    expect([lock !== null, texts('[data-line-movement]').length]).toEqual([
      what === 'a lock',
      Number(what === 'the line'),
    ])
    if (lock) expect(find(lock, 'button').textContent).toBe('Send verification email')
  })

  it('counts the press of Unlock as one premium attempt and opens the auth modal', () => {
    show(asGuest({ state: 'active' }), liveGame())
    expect(premiumAttempts()).toBe(0)
    click(find(rendered.page, '[data-locked] button'))
    expect([premiumAttempts(), store.get(authStepAtom)]).toEqual([1, 'welcome'])
  })

  const SOON = scheduledGame({ start: '2026-09-13T20:25:00Z', startTime: '9/13 - 4:25 PM EDT' })

  it('is a preview before the start: for guests start and place, no empty box score and no score', () => {
    const page = show(asGuest({ state: 'pregame', watch: ['CBS', 'Paramount+'] }), SOON)
    expect(find(page, '[data-preview]').textContent).not.toContain('not available')
    expect(facts().map(([label]) => label)).toEqual(['Start', 'Where', 'Watch'])
    const ms = Date.parse(SOON.start!)
    expect(facts()[0]?.[1]).toBe(`${dayText(ms)} · ${timeText(ms)}`)
    expect(texts('[data-preview] [data-odds]')).toEqual(['SEA -3'])
    expect(texts('header [data-side][data-scored=false]')).toHaveLength(2)
    expect(texts('[role=tab]')).toEqual([])
  })

  it('is a preview before the start: for who may see them the leaders and the season so far', () => {
    const stat = { statType: 'passingYards', value: 1 }
    const answer = {
      ...WHOLE,
      status: { state: 'pregame' },
      tickerStats: [
        { ...stat, name: 'H. Home', team: 'HOM', displayValue: '2,310 YDS' },
        { ...stat, name: 'A. Away', team: 'AWA', displayValue: '1,999 YDS' },
      ],
    } as const
    show({ stored: { ...storedGame(), answer }, trouble: undefined }, previewOf('AWA', 'HOM'))
    expect(texts('[data-preview] table:first-of-type tbody tr > *')).toEqual([
      'A. Away1,999 YDS',
      'Passing Yards',
      'H. Home2,310 YDS',
      '300',
      'Total Yards',
      '100',
      '--',
      'Drives',
      '3',
    ])
    expect(rendered.page.querySelector('[data-locked]')).toBeNull()
  })

  function previewOf(away: string, home: string) {
    return scheduledGame({
      awayTeam: sampleTeam({ abbreviation: away }),
      homeTeam: sampleTeam({ abbreviation: home }),
    })
  }

  it('is the box score as soon as the answer says that the game has begun, whatever the board still says', () => {
    show({ stored: storedGame(), trouble: undefined }, SOON)
    expect(rendered.page.querySelector('[data-preview]')).toBeNull()
    expect(rendered.page.querySelector('[data-line-score]')).not.toBeNull()
  })

  it('promises no box score of a game that is not played', () => {
    const page = show(asGuest({ state: 'complete' }), offGame())
    expect([page.querySelector('[data-locked]'), facts().map(([label]) => label)]).toEqual([null, ['Where']])
  })

  it('says that there is no such game, why, and leads back to those that there are', () => {
    const trouble = { error: 'The feed has nothing there.', isUnknown: true }
    const page = show({ stored: undefined, trouble })
    expect(find(page, 'h2').textContent).toBe('No such NFL game')
    expect(texts('[role=alert]')).toEqual(['Live box score failed to load: The feed has nothing there.'])
    const [button] = page.querySelectorAll('button')
    expect(button?.textContent).toBe('All NFL games')
    click(button!)
    expect(left).toBe(1)
  })

  it('believes the board about a game that the feed has no summary of', () => {
    const trouble = { error: 'The feed has nothing there.', isUnknown: true }
    expect(find(show({ stored: undefined, trouble }, liveGame()), 'header').textContent).toContain('HOM')
  })

  it.each([
    ['the loser of a final game', finalGame, ['true', 'false']],
    ['nobody before the end', liveGame, ['false', 'false']],
  ])('draws back %s', (_who, make, lost) => {
    show(LOADING, make({ awayTeam: sampleTeam({ score: 3 }), homeTeam: sampleTeam({ score: 10 }) }))
    const sides = [...rendered.page.querySelectorAll<HTMLElement>('header [data-side]')]
    expect(sides.map((side) => side.dataset['lost'])).toEqual(lost)
  })

  it('keeps the last figures through a failure and says how old they are', () => {
    show({ stored: storedGame(), trouble: OFFLINE })
    expect(find(rendered.page, '[data-trouble]').textContent).toMatch(
      /^Not refreshed \(no connection\) · saved /,
    )
    expect(rendered.page.querySelector('[data-line-score]')).not.toBeNull()
  })

  it('of a game that is over does not age, but on paper says of when it is', () => {
    showAnswer({ status: { state: 'complete' } })
    const age = find(rendered.page, '[data-printed]')
    const moment = fullMomentText(Date.parse('2026-09-13T21:00:00.000Z'))
    expect([age.textContent, age.dataset['printed']]).toEqual(['', `As of ${moment}`])
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
