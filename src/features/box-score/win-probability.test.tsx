import { describe, expect, it } from 'vitest'
import type { WinProbability as Chances } from '../../domain/box-score/win-probability'
import { finalGame } from '../../domain/testing/sample-game'
import { type } from '../../ui/testing/forms'
import { find, render } from '../../ui/testing/render'
import { FULL_ANSWER, storedGame } from './testing/answers'
import { boxScore, show, showAnswer, showBoxScoreForEach, texts } from './testing/box-score-on-screen'
import { WinProbability } from './win-probability'

const EARLY = { play: 0, away: 40, home: 60, period: '1Q', clock: '9:31' }
const LATE = { play: 1, away: 72, home: 28, period: '2Q', clock: '0:04' }
const CHANCES: Chances = { points: [EARLY, LATE], favouriteChanges: 1 }

describe('the win chances in a box score', () => {
  showBoxScoreForEach()

  it('gives the win chances of both teams beside their chart, and nothing where the feed has none', () => {
    showAnswer({ winProbability: CHANCES })
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

  it('tells the chances of one moment in words, the latest first', () => {
    showAnswer({ winProbability: CHANCES })
    const slider = find<HTMLInputElement>(boxScore.page, '[data-win-probability] input[type=range]')
    expect(slider.getAttribute('aria-valuetext')).toBe('SF 72%, SEA 28%, 2Q 0:04')
    type(slider, '0')
    expect(slider.getAttribute('aria-valuetext')).toBe('SEA 60%, SF 40%, 1Q 9:31')
  })

  it('draws the chart again when there are newer chances, and only then', () => {
    const shown = (winProbability: Chances) => (
      <WinProbability answer={{ ...FULL_ANSWER, winProbability }} game={undefined} />
    )
    const rendered = render(shown(CHANCES))
    const chart = () => rendered.page.querySelector('[data-chart]')
    const first = chart()
    rendered.show(shown({ ...CHANCES }))
    expect(chart()).toBe(first)
    rendered.show(shown({ ...CHANCES, points: [EARLY, LATE, { ...LATE, play: 2 }] }))
    expect(chart()).not.toBe(first)
    rendered.close()
  })
})
