import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameAnswer } from '../../domain/box-score/game-answer'
import type { Game } from '../../domain/game/game'
import { finalGame, liveGame, sampleBoard, sampleTeam, scheduledGame } from '../../domain/testing/sample-game'
import { sampleMatchup } from '../../domain/testing/sample-matchup'
import { portsAtom } from '../../state/ports'
import { createStore, Provider } from '../../state/store'
import { testPorts } from '../../state/testing/test-ports'
import { createStorage } from '../../storage/storage'
import { passTime } from '../../ui/testing/pass-time'
import { find, render, type Rendered } from '../../ui/testing/render'
import { BoxScore } from './box-score'
import { storedGame } from './testing/answers'
import { WORDS } from './testing/opened-game'

const teams = {
  homeTeam: sampleTeam({ abbreviation: 'SEA', score: 7 }),
  awayTeam: sampleTeam({ id: '2', abbreviation: 'SF', score: 3 }),
}
const WORDS_OF_GAMES = {
  ...WORDS,
  statusOf: ({ phase, quarter, startTime }: Game) => (phase === 'scheduled' ? startTime : quarter),
}
const COMPLETE: Partial<GameAnswer> = { status: { state: 'complete' } }

describe('a game that was opened before and that no board shows any more', () => {
  let rendered: Rendered
  beforeEach(() => {
    vi.useFakeTimers()
    // The server cannot be reached, so the app has only what it stored before.
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  })
  afterEach(() => {
    rendered.close()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  async function show(
    game: Game,
    answer: Partial<GameAnswer>,
    ...ofDays: readonly (readonly [Game, string])[]
  ) {
    const storage = createStorage()
    const checkedAt = '2026-09-06T18:00:00Z'
    await storage.save('boards', { slug: 'nfl', board: sampleBoard(), checkedAt })
    await storage.save('games', { ...storedGame(answer), key: 'guest/nfl/100', game })
    for (const [index, [ofDay, readAt]] of ofDays.entries())
      await storage.save('days', {
        key: `guest/nfl/2026-09-0${5 + index}`,
        games: [ofDay],
        checkedAt: readAt,
      })
    const store = createStore()
    store.set(portsAtom, testPorts(storage))
    rendered = render(
      <Provider store={store}>
        <BoxScore slug="nfl" id="100" words={WORDS_OF_GAMES} onClose={() => {}} />
      </Provider>,
    )
    await passTime(10)
    return find(rendered.page, 'header').textContent
  }

  it.each<[string, Game]>([
    ['under way', liveGame({ ...teams, quarter: '2Q • 8:36' })],
    ['still to begin', scheduledGame(teams)],
  ])(
    'is over when its box score says so, whatever the board said when the game was %s',
    async (_when, game) => {
      const head = await show(game, COMPLETE)
      expect(head).toContain('FINAL')
      expect(
        [...rendered.page.querySelectorAll('header [data-side] > p:last-child')].map(
          (one) => one.textContent,
        ),
      ).toEqual(['17', '24'])
      expect(head).not.toMatch(/Live|2Q|1:00 PM/)
    },
  )

  it('shows no score of the board that is older than its box score', async () => {
    const head = await show(liveGame({ ...teams, quarter: '2Q • 8:36' }), { status: { state: 'active' } })
    expect(head).toBe('SF at SEA')
  })

  it('is shown as over when the page of its day says so', async () => {
    const head = await show(liveGame(teams), { status: { state: 'active' } }, [
      finalGame(teams),
      '2026-09-06T18:00:00Z',
    ])
    expect(head).toContain('FINAL')
  })

  it('begins when the last that was read of it says: its box score or one of two days', async () => {
    const at = (hour: string) => scheduledGame({ ...teams, startTime: `9/6 - ${hour} PM EDT` })
    const [one, four, later] = [at('1:00'), at('4:05'), at('4:25')]
    const matchup = sampleMatchup({ startTime: '9/6 - 7:20 PM EDT' })
    const answer = { status: { state: 'pregame' }, matchup } as const
    const [before, after] = ['2020-01-01T00:00:00Z', '2030-01-01T00:00:00Z']
    expect(await show(one, answer, [four, before])).toContain('7:20 PM')
    rendered.close()
    expect(await show(one, answer, [four, before], [later, after])).toContain('4:25 PM')
    rendered.close()
    expect(await show(one, answer, [later, after], [four, before])).toContain('4:25 PM')
  })

  it('keeps its state when it was over by then, or has not begun yet', async () => {
    expect(await show(finalGame(teams), COMPLETE)).toContain('FINAL')
    rendered.close()
    expect(await show(scheduledGame(teams), { status: { state: 'pregame' } })).toContain('1:00 PM')
  })
})
