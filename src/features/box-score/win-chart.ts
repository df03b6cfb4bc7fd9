import type { WinPoint } from '../../domain/box-score/win-probability'
import type { Game } from '../../domain/game/game'
import { teamColor } from '../../domain/game/team-color'
import type { Chart, ChartMark } from '../../ui/chart/chart'
import { homeColorBeside } from '../../ui/colors-alike'

export interface Sides<Value> {
  readonly away: Value
  readonly home: Value
}

export function winColors(game: Game | undefined): Sides<string | undefined> {
  const away = teamColor(game?.awayTeam.color)
  return { away, home: homeColorBeside(away, teamColor(game?.homeTeam.color)) }
}

/** The home team wins at the top, the away team at the bottom. */
export function winChart(
  points: readonly WinPoint[],
  names: Sides<string>,
  colors: Sides<string | undefined>,
): Chart {
  return {
    xs: points.map(({ play }) => play),
    tracks: [
      {
        heights: points.map(({ home, away }) => home + (100 - home - away) / 2),
        color: colors.home,
        split: { at: 50, colorBelow: colors.away },
      },
    ],
    range: () => [0, 100],
    lines: [0, 50, 100],
    heightText: (height) => (height > 50 ? names.home : height < 50 ? names.away : '50%'),
    marks: periodMarks(points),
    isStepped: false,
  }
}

/** Where each part of the game begins. Half innings would be too many marks, so whole innings are marked. */
function periodMarks(points: readonly WinPoint[]): readonly ChartMark[] {
  const told = points
    .map(({ play, period }) => ({ at: play, text: wholePart(period) }))
    .filter(({ text }) => text !== '')
  return told.filter(({ text }, index) => text !== told[index - 1]?.text)
}

function wholePart(period: string): string {
  return period.replace(/^(Top|Bot) /, '')
}
