import { describe, expect, it } from 'vitest'
import type { WinPoint } from '../../domain/box-score/win-probability'
import { liveGame, sampleTeam } from '../../domain/testing/sample-game'
import { winChart, winColors } from './win-chart'

const NAMES = { away: 'SF', home: 'SEA' }
const COLORS = { away: 'aa0000', home: '002244' }

type Chances = readonly [home: number, away: number, period?: string]

function chartOf(...chances: readonly Chances[]) {
  const points = chances.map<WinPoint>(([home, away, period = ''], play) => ({
    play: play * 3,
    home,
    away,
    period,
    clock: '',
  }))
  return winChart(points, NAMES, COLORS)
}

describe('the chart of the win chances', () => {
  it('is drawn from below, where the away team wins, to the top, where the home team does', () => {
    const { xs, tracks, range, lines, isStepped, heightText } = chartOf([60, 40], [100, 0], [0, 100])
    expect([xs, tracks[0]?.heights]).toEqual([
      [0, 3, 6],
      [60, 100, 0],
    ])
    expect([range(10, 20), lines, isStepped]).toEqual([[0, 100], [0, 50, 100], false])
    expect([0, 50, 100].map(heightText)).toEqual(['SF', '50%', 'SEA'])
  })

  it('has the colour of who is likelier to win', () => {
    expect(chartOf([60, 40]).tracks).toMatchObject([
      { color: '002244', split: { at: 50, colorBelow: 'aa0000' } },
    ])
  })

  it.each([
    ['000000', '00a651', 'a9afbd', '00a651'],
    ['000000', '111111', 'a9afbd', undefined],
    [undefined, undefined, undefined, undefined],
  ])(
    'has the colours of both teams, which the page can show and tell apart: %s and %s',
    (of, other, away, home) => {
      const teamIn = (color: string | undefined) => sampleTeam(color ? { color } : {})
      const game = liveGame({ awayTeam: teamIn(of), homeTeam: teamIn(other) })
      expect(winColors(game)).toEqual({ away, home })
      expect(winColors(undefined)).toEqual({ away: undefined, home: undefined })
    },
  )

  it('stands in the middle when a tie is as likely as all the rest', () => {
    expect(chartOf([20, 20], [50, 30]).tracks[0]?.heights).toEqual([50, 60])
  })

  it('marks where each period begins, and each inning once', () => {
    const marks = (...periods: string[]) =>
      chartOf(...periods.map((period) => [50, 50, period] as const)).marks
    expect(marks('1Q', '1Q', '2Q', '2Q')).toEqual([
      { at: 0, text: '1Q' },
      { at: 6, text: '2Q' },
    ])
    expect(marks('Top 1st', 'Bot 1st', 'Top 2nd')).toEqual([
      { at: 0, text: '1st' },
      { at: 6, text: '2nd' },
    ])
    expect(marks('', '', '1Q', '', '1Q')).toEqual([{ at: 6, text: '1Q' }])
    expect(marks('Stop Top 1st')).toEqual([{ at: 0, text: 'Stop Top 1st' }])
  })
})
