import { useEffect, useRef, useState } from 'react'
import type { Game } from '../../domain/game/game'
import { movementEndMs, TRACKS, type MarketMovement } from '../../domain/odds/line-movement'
import { trackTeam, trackText, type Abbreviations } from '../../domain/odds/movement-words'
import { teamColor } from '../../domain/game/team-color'
import { productNow } from '../../platform/clock'
import { dayText, timeText } from '../../platform/local-time'
import { log } from '../../platform/log'
import type { ChartData } from './chart/draw-chart'
import styles from './line-chart.module.css'

interface Props {
  readonly movement: MarketMovement
  readonly game: Game
  readonly teams: Abbreviations
}

/**
 * The chart of one market. It is a picture for eyes: the figures beside it and the table below say the same, so it is
 * hidden from those who listen, and nothing is missing where its part could not be loaded.
 */
export function LineChart({ movement, game, teams }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState<number>()
  // Now moves on every second; the chart does so when the line or the game does.
  const data = JSON.stringify(chartData(movement, game))

  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    let isGone = false
    let clear = () => {}
    void import('./chart/draw-chart')
      .then(({ drawChart }) => {
        if (!isGone) clear = drawChart(element, JSON.parse(data) as ChartData, setIndex)
      })
      .catch((error: unknown) => log.add('warn', 'app', `The chart was not drawn: ${String(error)}`))
    return () => {
      isGone = true
      clear()
    }
  }, [data])

  return (
    <figure className={styles.figure} aria-hidden="true">
      <div className={styles.frame} ref={frame} data-chart={movement.market} />
      <figcaption className={styles.caption}>
        {pointText(movement, teams, index) ?? 'Move along the chart to read it'}
      </figcaption>
    </figure>
  )
}

function chartData(movement: MarketMovement, game: Game): ChartData {
  const { points, market } = movement
  const startMs = Date.parse(game.start ?? '')
  const endMs = movementEndMs(points, game.phase, startMs, productNow())
  return {
    market,
    times: [...points.map(({ at }) => Date.parse(at) / 1000), endMs / 1000],
    tracks: TRACKS[market].map((track) => {
      const values = points.map((point) => point[track] ?? null)
      const team = track === 'awayMoneyLine' ? game.awayTeam : game.homeTeam
      const color = track === 'overUnder' ? undefined : teamColor(team.color)
      return { values: [...values, values.at(-1) ?? null], color, isDashed: track === 'awayMoneyLine' }
    }),
  }
}

function pointText(movement: MarketMovement, teams: Abbreviations, index: number | undefined) {
  const point = index === undefined ? undefined : (movement.points[index] ?? movement.points.at(-1))
  if (!point) return undefined
  const ms = Date.parse(point.at)
  const values = TRACKS[movement.market].flatMap((track) => {
    const value = point[track]
    if (value === undefined) return []
    return [trackTeam(track, teams), trackText(track, value)].filter(Boolean).join(' ')
  })
  return `${values.join(' · ')} since ${dayText(ms)}, ${timeText(ms)}`
}
