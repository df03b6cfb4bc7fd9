import { describe, expect, it } from 'vitest'
import type { GameStatus } from '../../domain/box-score/game-status'
import type { OffGame } from '../../domain/game/game'
import { finalGame, liveGame, offGame, sampleTeam } from '../../domain/testing/sample-game'
import { fullMomentText } from '../../platform/local-time'
import { accountAtom } from '../../state/account'
import { exportAtom } from '../../state/export'
import { openAlertsAtom } from '../../state/game-alerts'
import { sessionAtom } from '../../state/session'
import { accountWith } from '../../state/testing/account'
import { sessionOf } from '../../domain/people/users/session'
import { setPreferenceAtom } from '../../state/preferences'
import { click, find } from '../../ui/testing/render'
import { storedGame } from './testing/answers'
import { boxScore, show, showAnswer, showBoxScoreForEach, texts } from './testing/box-score-on-screen'
import type { OpenGame } from './use-open-game'

const OFFLINE = { error: 'no connection', isUnknown: false }
const LOADING: OpenGame = { stored: undefined, trouble: undefined }

describe('001 section 2: the box score', () => {
  showBoxScoreForEach()

  it("says 'Loading live box score…' until something is there", () => {
    expect(find(show(LOADING), '[role=status]').textContent).toBe('Loading live box score…')
  })

  it('draws score and clock as the board does, and gives the age of the board until it has its own', () => {
    const game = liveGame()
    const page = show({ stored: undefined, trouble: OFFLINE }, game)
    expect(find(page, '[data-as-on-board] header').textContent).toContain('3Q • 8:36')
    expect(page.textContent).toContain('Scores as of 8:01 PM')
    boxScore.close()
    expect(show({ stored: storedGame(), trouble: OFFLINE }, game).textContent).not.toContain('8:01 PM')
  })

  it('shows the score of a suspended game, and none of a postponed one', () => {
    const teams = { homeTeam: sampleTeam({ score: 5 }), awayTeam: sampleTeam({ score: 3 }) }
    const scores = (status: OffGame['status']) => {
      show(LOADING, offGame({ ...teams, status }))
      const shown = texts('header [data-side] > p:last-child')
      boxScore.close()
      return shown
    }
    expect(scores('suspended')).toEqual(['3', '5'])
    expect(scores('postponed')).toEqual([])
  })

  it('calls no game live that is stuck or delayed', () => {
    const stuck = liveGame({ stuckSince: '2026-09-06T17:00:00Z' })
    expect(find(show(LOADING, stuck), 'header').textContent).not.toContain('Live')
    boxScore.close()
    const delayed = liveGame({ delay: 'Weather Delay' })
    expect(find(show(LOADING, delayed), 'header').textContent).not.toContain('Live')
    boxScore.close()
    expect(find(show(LOADING, liveGame()), 'header').textContent).toContain('Live')
  })

  it('gives the win chances of both teams beside their chart, and nothing where the feed has none', () => {
    const point = { play: 0, away: 40, home: 60, period: '1Q', clock: '9:31' }
    const points = [point, { ...point, play: 1, away: 72, home: 28, period: '2Q', clock: '0:04' }]
    showAnswer({ winProbability: { points, favouriteChanges: 1 } })
    expect(texts('[data-win-probability] dd')).toEqual(['SF 72%, SEA 28%', '40%, 1Q 9:31', 'changed once'])
    expect(texts('[data-chart=win-probability]')).toHaveLength(1)
    boxScore.close()
    showAnswer()
    expect(texts('[data-win-probability]')).toEqual([])
  })

  it('names the teams beside the chances by the line score, else by the board, else as home and away', () => {
    const point = { play: 0, away: 40, home: 60, period: '', clock: '' }
    const winProbability = { points: [point, point], favouriteChanges: 0 }
    const { lineScore: _lines, ...answer } = storedGame({
      winProbability,
      status: { state: 'complete' },
    }).answer
    const stored = { ...storedGame(), answer }
    const said = () => [texts('[data-win-probability] dt')[0], texts('[data-win-probability] dd')[0]]
    show({ stored, trouble: undefined }, finalGame())
    expect(said()).toEqual(['Last told', 'HOM 60%, AWA 40%'])
    boxScore.close()
    show({ stored, trouble: undefined })
    expect(said()[1]).toBe('Home 60%, Away 40%')
    boxScore.close()
    showAnswer({ winProbability })
    expect(said()).toEqual(['Now', 'SEA 60%, SF 40%'])
  })

  it('gives the age of a box score that says it is over, while the board shows the game under way', () => {
    const open = { stored: storedGame({ status: { state: 'complete' } }), trouble: undefined }
    expect(show(open, liveGame()).textContent).toContain('Updated')
    boxScore.close()
    expect(show(open, finalGame()).textContent).not.toContain('Updated')
  })

  it('treats a suspended game as one that may go on, though its box score is complete so far', () => {
    const point = { play: 0, away: 40, home: 60, period: '', clock: '' }
    const winProbability = { points: [point, point], favouriteChanges: 0 }
    const said = (status: GameStatus) => {
      boxScore.store.set(setPreferenceAtom, 'autoRefresh', false)
      const text = showAnswer({ winProbability, status }).textContent
      boxScore.close()
      return ['Updated', 'Auto refresh is paused', 'Last told'].filter((words) => text.includes(words))
    }
    const ended = { quarter: 'Suspended', off: 'suspended' } as const
    expect(said({ state: 'complete', ended })).toEqual(['Updated', 'Auto refresh is paused'])
    expect(said({ state: 'complete', ended: { quarter: 'FINAL' } })).toEqual(['Last told'])
  })

  it('leads to the alerts of this game', () => {
    const game = liveGame()
    show({ stored: storedGame(), trouble: undefined }, game)
    click(find(boxScore.page, '[aria-label="Alerts for this game"]'))
    expect(boxScore.store.get(openAlertsAtom)).toEqual({ kind: 'game', slug: 'nfl', game })
  })

  it('offers its export to users, but not to guests', () => {
    const game = liveGame()
    const button = () =>
      [...boxScore.page.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Export box score',
      )
    show({ stored: storedGame(), trouble: undefined }, game)
    expect(button()).toBeUndefined()
    boxScore.close()
    boxScore.store.set(accountAtom, accountWith())
    boxScore.store.set(sessionAtom, sessionOf({ id: 'ann', tier: 'verified', can: [] })!)
    show({ stored: storedGame(), trouble: undefined }, game)
    click(button()!)
    expect(boxScore.store.get(exportAtom)).toEqual({ kind: 'box-score', slug: 'nfl', game })
  })

  it('shows the rank of a team that has one', () => {
    const ranked = liveGame({ homeTeam: sampleTeam({ abbreviation: 'CLEM', ranking: 21 }) })
    show({ stored: storedGame(), trouble: undefined }, ranked)
    expect(texts('header h2').map((text) => text?.slice(0, 7))).toEqual(['AWAAwa ', '21 CLEM'])
  })

  it.each([
    ['0c2340', '', 'the same navy'],
    ['c8102e', '#c8102e', 'red and navy'],
  ])('gives the bar of a home team in #%s the colour %j, beside a navy away team: %s', (color, bar) => {
    const away = sampleTeam({ color: '041e42' })
    show(
      { stored: storedGame(), trouble: undefined },
      liveGame({ awayTeam: away, homeTeam: sampleTeam({ color }) }),
    )
    const table = find(boxScore.page, 'table:has(caption)[style]')
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

  it('says that there is no such game and why, and leads back to all games', () => {
    const trouble = { error: 'The feed has nothing there.', isUnknown: true }
    const page = show({ stored: undefined, trouble })
    expect(find(page, 'h2').textContent).toBe('No such NFL game')
    expect(texts('[role=alert]')).toEqual(['Live box score failed to load: The feed has nothing there.'])
    const [button] = page.querySelectorAll('button')
    expect(button?.textContent).toBe('All NFL games')
    click(button!)
    expect(boxScore.left).toBe(1)
  })

  it('shows a game that is on the board although the feed has no summary of it', () => {
    const trouble = { error: 'The feed has nothing there.', isUnknown: true }
    expect(find(show({ stored: undefined, trouble }, liveGame()), 'header').textContent).toContain('HOM')
  })

  it.each([
    ['the loser of a final game', finalGame, ['true', 'false']],
    ['nobody before the end', liveGame, ['false', 'false']],
  ])('marks the losing side: %s', (_who, make, lost) => {
    show(LOADING, make({ awayTeam: sampleTeam({ score: 3 }), homeTeam: sampleTeam({ score: 10 }) }))
    const sides = [...boxScore.page.querySelectorAll<HTMLElement>('header [data-side]')]
    expect(sides.map((side) => side.dataset['lost'])).toEqual(lost)
  })

  it('keeps the last figures through a failure and says how old they are', () => {
    show({ stored: storedGame(), trouble: OFFLINE })
    expect(find(boxScore.page, '[data-trouble]').textContent).toMatch(
      /^Not refreshed \(no connection\) · saved /,
    )
    // A screen reader would read the age again whenever it changes.
    expect(texts('[data-trouble] [role=status]')).toEqual(['Not refreshed (no connection)'])
    expect(boxScore.page.querySelector('[data-line-score]')).not.toBeNull()
  })

  it('of a finished game shows no age on the screen, but says on paper from when it is', () => {
    showAnswer({ status: { state: 'complete' } })
    const age = find(boxScore.page, '[data-printed]')
    const moment = fullMomentText(Date.parse('2026-09-13T21:00:00.000Z'))
    expect([age.textContent, age.dataset['printed']]).toEqual(['', `As of ${moment}`])
  })

  it('with auto refresh off is refreshed by hand, as long as the game is not over', () => {
    boxScore.store.set(setPreferenceAtom, 'autoRefresh', false)
    const refresh = () =>
      [...showAnswer().querySelectorAll('button')].find(({ textContent }) => textContent === 'Refresh')
    click(refresh()!)
    expect(boxScore.refreshed).toBe(1)
    boxScore.close()
    showAnswer({ status: { state: 'complete' } })
    expect(boxScore.page.textContent).not.toContain('Refresh')
  })
})
