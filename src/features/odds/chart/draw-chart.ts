import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { Market } from '../../../domain/odds/line-movement'
import { moneyLineAt, moneyLineHeight } from '../../../domain/odds/money-line-height'
import { moneyLineText, spreadText, totalText } from '../../../domain/odds/odds-display'
import { valueRange } from './value-range'

export interface ChartData {
  readonly market: Market
  /** Seconds, the oldest first; the last is when the chart ends. */
  readonly times: readonly number[]
  readonly tracks: readonly ChartTrack[]
}

export interface ChartTrack {
  /** One for each time. */
  readonly values: readonly (number | null)[]
  /** Six hex digits; the accent of the theme where there is none. */
  readonly color?: string | undefined
  /** Two lines of colours that are alike are told apart. */
  readonly isDashed: boolean
}

/** At this width two dates stand beside each other without touching. */
const DATE_WIDTH = 84
const HEIGHT = 180

/**
 * Draws the steps of a line into the frame, as wide as that is and with a dot at the first and the last, and tells over
 * which of them the pointer is. Ends with what it gives back.
 */
export function drawChart(
  frame: HTMLElement,
  data: ChartData,
  onPoint: (index: number | undefined) => void,
): () => void {
  // The library would fail a moment later, where nobody catches it.
  if (!document.createElement('canvas').getContext('2d')) throw new Error('This browser gives no canvas')
  const columns = data.tracks.map(({ values }) => values.map((value) => heightOf(data.market, value)))
  const chart = new uPlot(optionsFor(frame, data, onPoint), [[...data.times], ...columns], frame)
  const watch = new ResizeObserver(() => {
    const width = frame.clientWidth
    if (width > 0 && width !== chart.width) chart.setSize({ width, height: HEIGHT })
  })
  watch.observe(frame)
  return () => {
    watch.disconnect()
    chart.destroy()
    onPoint(undefined)
  }
}

function optionsFor(
  frame: HTMLElement,
  { market, times, tracks }: ChartData,
  onPoint: (index: number | undefined) => void,
): uPlot.Options {
  const color = colorsOf(frame)
  const font = `${color.fontSize} ${color.font}`
  const axis = { stroke: color.muted, font, grid: { stroke: color.line, width: 1 }, ticks: { show: false } }
  return {
    width: Math.max(1, frame.clientWidth),
    height: HEIGHT,
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
    scales: { y: { range: (_chart, least, most) => valueRange(market, least, most) } },
    axes: [
      { ...axis, space: DATE_WIDTH },
      { ...axis, size: 52, values: (_chart, heights) => heights.map((height) => valueText(market, height)) },
    ],
    series: [
      {},
      ...tracks.map((track) => ({
        stroke: track.color ? `#${track.color}` : color.accent,
        width: 2,
        spanGaps: false,
        ...(track.isDashed && { dash: [6, 4] }),
        paths: uPlot.paths.stepped!({ align: 1 }),
        points: {
          show: true,
          size: 8,
          fill: color.surface,
          filter: () => [0, times.length - 1],
        },
      })),
    ],
    hooks: {
      setCursor: [(chart) => onPoint(stepAt(chart, times))],
    },
  }
}

/** The step that the pointer is over began before it: the nearest one may not have begun yet. */
function stepAt(chart: uPlot, times: readonly number[]): number | undefined {
  const { left } = chart.cursor
  if (left === undefined || left < 0) return undefined
  const time = chart.posToVal(left, 'x')
  return Math.max(
    0,
    times.findLastIndex((one) => one <= time),
  )
}

function heightOf(market: Market, value: number | null): number | null {
  return market === 'moneyline' && value !== null ? moneyLineHeight(value) : value
}

function valueText(market: Market, height: number): string {
  if (market === 'moneyline') return moneyLineText(Math.round(moneyLineAt(height)))
  return market === 'total' ? totalText(height) : spreadText(height)
}

function colorsOf(frame: HTMLElement) {
  const style = getComputedStyle(frame)
  return {
    muted: style.color,
    font: style.fontFamily,
    fontSize: style.fontSize,
    line: style.borderTopColor,
    surface: style.backgroundColor,
    accent: style.outlineColor,
  }
}
