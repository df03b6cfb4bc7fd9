import type { Game } from '../../domain/game/game'
import { teamColor } from '../../domain/game/team-color'
import { movementEndMs, TRACKS, type MarketMovement } from '../../domain/odds/line-movement'
import { moneyLineAt, moneyLineHeight } from '../../domain/odds/money-line-height'
import { trackTeam, trackText, type Abbreviations } from '../../domain/odds/movement-words'
import { moneyLineText, spreadText, totalText } from '../../domain/odds/odds-display'
import { oddsPhase } from '../../domain/odds/odds-phase'
import { dayText, timeText } from '../../platform/local-time'
import type { Chart } from '../../ui/chart/chart'
import { valueRange } from './value-range'

export type LineData = Pick<Chart, 'xs' | 'tracks'>

/** The last time is the end of the chart. */
export function lineData({ points, market }: MarketMovement, game: Game, nowMs: number): LineData {
  const startMs = Date.parse(game.start ?? '')
  const endMs = movementEndMs(points, oddsPhase(game), startMs, nowMs)
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

/** Draws steps, each from the moment when a line was offered. */
export function chartOf({ market }: MarketMovement, data: LineData): Chart {
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

/** The text beside the pointer. After the last point, that point's line still applies. */
export function pointText(movement: MarketMovement, teams: Abbreviations, index: number): string | undefined {
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
