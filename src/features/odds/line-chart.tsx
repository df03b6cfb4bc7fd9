import type { Game } from '../../domain/game/game'
import type { MarketMovement } from '../../domain/odds/line-movement'
import type { Abbreviations } from '../../domain/odds/movement-words'
import { productNow } from '../../platform/clock'
import { ChartPicture } from '../../ui/chart/chart-picture'
import { chartOf, lineData, pointText } from './chart-of-line'

interface Props {
  readonly movement: MarketMovement
  readonly game: Game
  readonly teams: Abbreviations
}

/** The chart of one market. */
export function LineChart({ movement, game, teams }: Props) {
  // The current time changes every second, but the chart renders again only when the line or the game
  // changes.
  const data = lineData(movement, game, productNow())
  return (
    <ChartPicture
      name={movement.market}
      stamp={JSON.stringify(data)}
      count={movement.points.length}
      chart={() => chartOf(movement, data)}
      textAt={(index) => pointText(movement, teams, index)}
    />
  )
}
