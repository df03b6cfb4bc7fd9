import type { Game } from '../../domain/game/game'
import { teamColor } from '../../domain/game/team-color'
import { movementEndMs, TRACKS, type MarketMovement } from '../../domain/odds/line-movement'
import { moneyLineAt, moneyLineHeight } from '../../domain/odds/money-line-height'
import { trackTeam, trackText, type Abbreviations } from '../../domain/odds/movement-words'
import { moneyLineText, spreadText, totalText } from '../../domain/odds/odds-display'
import { productNow } from '../../platform/clock'
import { dayText, timeText } from '../../platform/local-time'
import type { Chart } from '../../ui/chart/chart'
import { ChartPicture } from '../../ui/chart/chart-picture'
import { valueRange } from './value-range'

interface Props {
  readonly movement: MarketMovement
  readonly game: Game
  readonly teams: Abbreviations
}

/** The chart of one market: steps, each from when a line was offered. */
export function LineChart({ movement, game, teams }: Props) {
  // Now moves on every second; the chart does so when the line or the game does.
  const data = lineData(movement, game)
  return (
    <ChartPicture
      name={movement.market}
      stamp={JSON.stringify(data)}
      chart={() => chartOf(movement, data)}
      textAt={(index) => pointText(movement, teams, index)}
    />
  )
}

type LineData = Pick<Chart, 'xs' | 'tracks'>

/** The last of its times is when the chart ends. */
function lineData({ points, market }: MarketMovement, game: Game): LineData {
  const startMs = Date.parse(game.start ?? '')
  const endMs = movementEndMs(points, game.phase, startMs, productNow())
  return {
    xs: [...points.map(({ at }) => Date.parse(at) / 1000), endMs / 1000],
    tracks: TRACKS[market].map((track) => {
      const values = points.map((point) => heightOf(market, point[track] ?? null))
      const team = track === 'awayMoneyLine' ? game.awayTeam : game.homeTeam
      const color = track === 'overUnder' ? undefined : teamColor(team.color)
      return { heights: [...values, values.at(-1) ?? null], color, isDashed: track === 'awayMoneyLine' }
    }),
  }
}

function chartOf({ market }: MarketMovement, data: LineData): Chart {
  return {
    ...data,
    range: (least, most) => valueRange(market, least, most),
    heightText: (height) => heightText(market, height),
    isStepped: true,
  }
}

function heightOf(market: MarketMovement['market'], value: number | null): number | null {
  return market === 'moneyline' && value !== null ? moneyLineHeight(value) : value
}

function heightText(market: MarketMovement['market'], height: number): string {
  if (market === 'moneyline') return moneyLineText(Math.round(moneyLineAt(height)))
  return market === 'total' ? totalText(height) : spreadText(height)
}

function pointText(movement: MarketMovement, teams: Abbreviations, index: number): string | undefined {
  const point = movement.points[index] ?? movement.points.at(-1)
  if (!point) return undefined
  const ms = Date.parse(point.at)
  const values = TRACKS[movement.market].flatMap((track) => {
    const value = point[track]
    if (value === undefined) return []
    return [trackTeam(track, teams), trackText(track, value)].filter(Boolean).join(' ')
  })
  return `${values.join(' · ')} since ${dayText(ms)}, ${timeText(ms)}`
}
