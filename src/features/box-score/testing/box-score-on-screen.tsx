import { afterEach } from 'vitest'
import type { GameAnswer } from '../../../domain/box-score/game-answer'
import type { GameStatus } from '../../../domain/box-score/game-status'
import type { Game } from '../../../domain/game/game'
import { createStore, Provider } from '../../../state/store'
// Loaded before the chart asks for it: otherwise an import could still run when the test, and with it its
// page, has ended.
import '../../../ui/chart/draw-chart'
import { find, render, type Rendered } from '../../../ui/testing/render'
import { BoxScoreView } from '../box-score-view'
import type { OpenGame } from '../use-open-game'
import { storedGame } from './answers'

/** The box score that a test shows, and how often it asked for something. */
export const boxScore = {
  store: createStore(),
  refreshed: 0,
  left: 0,
  rendered: undefined as Rendered | undefined,
  get page(): HTMLElement {
    if (!this.rendered) throw new Error('Nothing is shown yet')
    return this.rendered.page
  },
  close() {
    this.rendered?.close()
    this.rendered = undefined
  },
}

export function showBoxScoreForEach(): void {
  afterEach(() => {
    boxScore.close()
    Object.assign(boxScore, { store: createStore(), refreshed: 0, left: 0 })
    localStorage.clear()
  })
}

export function show(open: OpenGame, game?: Game): HTMLElement {
  boxScore.rendered = render(
    <Provider store={boxScore.store}>
      <BoxScoreView
        slug="nfl"
        game={game}
        status="3Q • 8:36"
        asOnBoard={(scores) => <div data-as-on-board="">{scores}</div>}
        boardAge="Scores as of 8:01 PM"
        movement={<p data-line-movement="">SEA -3, then -4</p>}
        odds={<p data-odds="spread">SEA -3</p>}
        open={open}
        onRefresh={() => void (boxScore.refreshed += 1)}
        onLeave={() => void (boxScore.left += 1)}
      />
    </Provider>,
  )
  return boxScore.page
}

export function showAnswer(answer: Partial<GameAnswer> = {}): HTMLElement {
  return show({ stored: storedGame(answer), trouble: undefined })
}

export function asGuest(status: GameStatus): OpenGame {
  const locked = ['view_box_scores', 'view_player_stats', 'view_detailed_stats'] as const
  const answer = { id: '401', sport: 'NFL', status, locked } as const
  return { stored: { ...storedGame(), answer }, trouble: undefined }
}

export function texts(selector: string): (string | null)[] {
  return [...boxScore.page.querySelectorAll(selector)].map(({ textContent }) => textContent)
}

/** What the list of facts says: each label and its words. */
export function facts(): (string | undefined)[][] {
  return [...boxScore.page.querySelectorAll<HTMLElement>('[data-fact]')].map((one) => [
    one.dataset['fact'],
    find(one, 'dd').textContent,
  ])
}
