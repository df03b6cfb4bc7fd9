import { describe, expect, it } from 'vitest'
import type { GameStatus } from '../../domain/box-score/game-status'
import { finalGame, liveGame, sampleTeam } from '../../domain/testing/sample-game'
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
import {
  asGuest,
  boxScore,
  show,
  showAnswer,
  showBoxScoreForEach,
  texts,
} from './testing/box-score-on-screen'
import type { OpenGame } from './use-open-game'

const OFFLINE = { error: 'no connection', isUnknown: false }
const LOADING: OpenGame = { stored: undefined, trouble: undefined }

describe('001 section 2: the box score', () => {
  showBoxScoreForEach()

  it('bears the id of its game, from the board or from the answer', () => {
    const idOf = (page: HTMLElement) => find(page, 'article').dataset['boxScore']
    expect(idOf(show(LOADING, liveGame({ id: '7' })))).toBe('7')
    boxScore.close()
    expect(idOf(showAnswer({ id: '8' }))).toBe('8')
  })

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
    boxScore.close()
    expect(show(LOADING, game).textContent).not.toContain('8:01 PM')
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

  it('offers no export of what is not here yet', () => {
    boxScore.store.set(accountAtom, accountWith())
    boxScore.store.set(sessionAtom, sessionOf({ id: 'ann', tier: 'verified', can: [] })!)
    expect(show(LOADING, liveGame()).textContent).not.toContain('Export box score')
    boxScore.close()
    expect(showAnswer().textContent).not.toContain('Export box score')
  })

  it('says nothing in place of a box score that is there', () => {
    showAnswer()
    expect(texts('[role=status], [role=alert]')).toEqual([])
  })

  it('shows what is known where the answer does not say how the game stands', () => {
    const { status: _status, ...answer } = storedGame().answer
    const page = show({ stored: { ...storedGame(), answer }, trouble: undefined }, liveGame())
    expect(page.querySelector('[data-line-score]')).not.toBeNull()
  })

  it('has no list of what happens now where nothing is known of it', () => {
    show({ stored: storedGame(), trouble: undefined }, liveGame())
    expect(texts('[data-facts=Now]')).toEqual([])
  })

  it('has the team analytics of users who may see them, and not a second lock for guests', () => {
    const form = { team: 'SF', record: '5-6', split: '', where: 'road', last: [] } as const
    const teamForm = { away: form, home: { ...form, team: 'SEA', where: 'home' } } as const
    show({ stored: storedGame({ teamForm }), trouble: undefined }, liveGame())
    expect(texts('[data-team-form] dd')).toEqual(['5-6'])
    boxScore.close()
    show(asGuest({ state: 'active' }), liveGame())
    expect(texts('[data-locked]')).toHaveLength(1)
    // The lock says all there is to say: not that there is no box score as well.
    expect(boxScore.page.textContent).not.toContain('not available')
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

  it.each<[string | undefined, string, string]>([
    ['0c2340', '', 'the same navy'],
    ['c8102e', '#c8102e', 'red and navy'],
    [undefined, '', 'no colour is known'],
  ])('gives the bar of a home team in #%s the colour %j, beside a navy away team: %s', (color, bar) => {
    const away = sampleTeam({ color: '041e42' })
    show(
      { stored: storedGame(), trouble: undefined },
      liveGame({ awayTeam: away, homeTeam: sampleTeam(color ? { color } : {}) }),
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
    // The board shows that it has begun, and the feed's summary is late.
    show({ stored: { ...nothing, answer }, trouble: undefined }, liveGame())
    expect(texts('article > p[role=status]')).toEqual(['Box score data is not available for this game yet.'])
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
