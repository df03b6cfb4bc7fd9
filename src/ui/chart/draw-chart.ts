import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { Chart, ChartTrack } from './chart'

/** Sizes at 16 px to the rem: a chart on a wall or with a large font grows with them. */
const DATE_WIDTH = 84
const DATES_HEIGHT = 50
/** The lowest height may stand at the very bottom, where a date begins below it. */
const DATES_GAP = 10
const HEIGHTS_WIDTH = 52
const LINE_WIDTH = 2
const DOT_SIZE = 8

export interface DrawnChart {
  /** Puts the line that marks what is read on the point with this index. */
  readonly pointTo: (index: number) => void
  readonly remove: () => void
}

/**
 * Draws a chart into the frame, at the width of the frame and with a dot at the first and the last point, and reports
 * which point a mouse or a finger is over.
 */
export function drawChart(
  frame: HTMLElement,
  chart: Chart,
  onPoint: (index: number | undefined) => void,
): DrawnChart {
  // Without this check the library would fail a moment later, where nobody catches the error.
  if (!document.createElement('canvas').getContext('2d')) throw new Error('This browser gives no canvas')
  const columns = chart.tracks.map(({ heights }) => [...heights])
  const drawn = new uPlot(optionsFor(frame, chart, onPoint), [[...chart.xs], ...columns], frame)
  const watch = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = frame
    if (width > 0 && (width !== drawn.width || height !== drawn.height)) drawn.setSize({ width, height })
  })
  watch.observe(frame)
  followFinger(drawn)
  return {
    pointTo: (index) => {
      const x = chart.xs[index]
      if (x !== undefined) drawn.setCursor({ left: drawn.valToPos(x, 'x'), top: 0 }, false)
    },
    remove: () => {
      watch.disconnect()
      drawn.destroy()
    },
  }
}

/** The library itself follows only a mouse. A finger that has left the chart sideways still reads its end. */
function followFinger(drawn: uPlot): void {
  const follow = ({ pointerType, clientX }: PointerEvent) => {
    if (pointerType === 'mouse') return
    const { left, width } = drawn.over.getBoundingClientRect()
    drawn.setCursor({ left: Math.min(Math.max(clientX - left, 0), width), top: 0 })
  }
  drawn.over.addEventListener('pointerdown', follow)
  drawn.over.addEventListener('pointermove', follow)
}

function optionsFor(
  frame: HTMLElement,
  chart: Chart,
  onPoint: (index: number | undefined) => void,
): uPlot.Options {
  const color = colorsOf(frame)
  const font = `${color.fontSize} ${color.font}`
  const scale = remScale()
  const axis = { stroke: color.muted, font, grid: { stroke: color.line, width: 1 }, ticks: { show: false } }
  const { xs, lines, heightText, range } = chart
  return {
    width: Math.max(1, frame.clientWidth),
    height: frame.clientHeight,
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
    scales: { x: { time: !chart.marks }, y: { range: (_chart, least, most) => range(least, most) } },
    axes: [
      {
        ...axis,
        space: DATE_WIDTH * scale,
        size: DATES_HEIGHT * scale,
        gap: DATES_GAP * scale,
        ...marksOf(chart),
      },
      {
        ...axis,
        size: HEIGHTS_WIDTH * scale,
        values: (_chart, heights) => heights.map(heightText),
        ...(lines && { splits: () => [...lines] }),
      },
    ],
    series: [{}, ...chart.tracks.map((track) => seriesOf(track, chart, color, scale))],
    hooks: {
      setCursor: [(drawn) => onPoint(pointAt(drawn, xs, chart.isStepped))],
    },
  }
}

function marksOf({ marks }: Chart): Partial<uPlot.Axis> {
  if (!marks) return {}
  const texts = new Map(marks.map(({ at, text }) => [at, text]))
  return {
    splits: () => marks.map(({ at }) => at),
    values: (_chart, splits) => splits.map((at) => texts.get(at) ?? ''),
  }
}

function seriesOf(track: ChartTrack, { xs, isStepped }: Chart, color: Colors, scale: number): uPlot.Series {
  const { split } = track
  const above = hex(track.color, color)
  const below = split && hex(split.colorBelow, color)
  return {
    stroke: split && below ? (drawn) => twoColors(drawn, split.at, above, below) : above,
    ...(split &&
      below && {
        fill: (drawn: uPlot) => twoColors(drawn, split.at, faint(drawn, above), faint(drawn, below)),
        fillTo: split.at,
      }),
    width: LINE_WIDTH * scale,
    spanGaps: false,
    ...(track.isDashed && { dash: [6, 4] }),
    paths: isStepped ? uPlot.paths.stepped!({ align: 1 }) : uPlot.paths.linear!(),
    points: {
      show: true,
      size: DOT_SIZE * scale,
      fill: color.surface,
      filter: () => [0, xs.length - 1],
    },
  }
}

/**
 * The colour at a quarter of its opacity. The canvas itself converts a theme's colour, in any notation, into hex
 * digits.
 */
function faint({ ctx }: uPlot, color: string): string {
  ctx.fillStyle = color
  const written = ctx.fillStyle
  return /^#[0-9a-f]{6}$/.test(written) ? `${written}40` : 'transparent'
}

/** One colour above a height, another below it, with a sharp edge. A chart without a size yet has no such edge. */
function twoColors(drawn: uPlot, at: number, above: string, below: string): CanvasGradient | string {
  const { top, height } = drawn.bbox
  const edge = (drawn.valToPos(at, 'y', true) - top) / height
  if (!(edge >= 0 && edge <= 1)) return above
  const gradient = drawn.ctx.createLinearGradient(0, top, 0, top + height)
  gradient.addColorStop(0, above)
  gradient.addColorStop(edge, above)
  gradient.addColorStop(edge, below)
  gradient.addColorStop(1, below)
  return gradient
}

/** The step under the pointer began before the pointer's place; the nearest step may begin only after it. */
function pointAt(drawn: uPlot, xs: readonly number[], isStepped: boolean): number | undefined {
  const { left } = drawn.cursor
  if (left === undefined || left < 0) return undefined
  const x = drawn.posToVal(left, 'x')
  if (!isStepped) return drawn.cursor.idx ?? undefined
  return Math.max(
    0,
    xs.findLastIndex((one) => one <= x),
  )
}

function remScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1
}

type Colors = ReturnType<typeof colorsOf>

function hex(color: string | undefined, { accent }: Colors): string {
  return color ? `#${color}` : accent
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
