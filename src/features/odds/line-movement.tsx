import { useState } from 'react'
import type { Game } from '../../domain/game/game'
import type { GameSlug } from '../../domain/league'
import { marketMovement, MARKETS, type MarketMovement } from '../../domain/odds/line-movement'
import type { LinePoint } from '../../domain/odds/line-point'
import { providersText } from '../../domain/odds/line-providers'
import { MARKET_LABELS, type Abbreviations } from '../../domain/odds/movement-words'
import { oddsPhase } from '../../domain/odds/odds-phase'
import { exportAtom } from '../../state/export'
import { useOdds } from '../../state/odds'
import { useAtomValue, useSetAtom } from '../../state/store'
import { themeAtom } from '../../state/theme-state'
import { Button } from '../../ui/button'
import { ChoiceBar } from '../../ui/choice-bar'
import styles from './line-movement.module.css'
import { LineChart } from './line-chart'
import { LineEnds } from './line-ends'
import { LineTable } from './line-table'
import { HistoryAge } from './history-age'
import { useLinePoints } from './use-line-points'

interface Props {
  readonly slug: GameSlug
  readonly game: Game
}

/**
 * How the betting line of a game moved, for users who may see odds. It shows nothing for a game without a
 * line.
 */
export function LineMovement({ slug, game }: Props) {
  const line = useOdds(slug, game.id)
  const { stored, trouble } = useLinePoints(slug, game.id, line)
  if (!stored) return null
  const { points } = stored
  const movements = MARKETS.flatMap((market) => marketMovement(market, points, oddsPhase(game), line) ?? [])
  const [first] = movements
  if (!first) return null
  return (
    <section className={styles.movement} aria-label="Line movement" data-line-movement="">
      <h3 className={styles.title}>Line movement</h3>
      <Markets first={first} movements={movements} points={points} game={game} />
      <p className={styles.note}>
        <HistoryAge checkedAt={stored.checkedAt} trouble={trouble} /> {providersText(points)}
      </p>
      <ExportLines slug={slug} game={game} />
    </section>
  )
}

function ExportLines({ slug, game }: Props) {
  const open = useSetAtom(exportAtom)
  return (
    <div className={styles.export}>
      <Button onPress={() => open({ kind: 'lines', slug, game })}>Export lines</Button>
    </div>
  )
}

interface MarketsProps {
  readonly first: MarketMovement
  readonly movements: readonly MarketMovement[]
  readonly points: readonly LinePoint[]
  readonly game: Game
}

function Markets({ first, movements, points, game }: MarketsProps) {
  const [market, setMarket] = useState(first.market)
  const shown = movements.find((one) => one.market === market) ?? first
  const teams = { away: game.awayTeam.abbreviation, home: game.homeTeam.abbreviation }
  return (
    <>
      {movements.length > 1 ? (
        <ChoiceBar
          label="What the chart shows"
          choices={movements.map((one) => one.market)}
          chosen={shown.market}
          textOf={(one) => MARKET_LABELS[one]}
          onChoose={setMarket}
        />
      ) : null}
      <LineEnds movement={shown} teams={teams} />
      <Moved movement={shown} game={game} teams={teams} />
      <LineTable movements={movements} points={points} teams={teams} />
    </>
  )
}

interface MovedProps {
  readonly movement: MarketMovement
  readonly game: Game
  readonly teams: Abbreviations
}

/** A line that has not moved needs no chart. */
function Moved({ movement, game, teams }: MovedProps) {
  const theme = useAtomValue(themeAtom)
  // A chart is drawn in the colours of its theme, so another theme needs another chart.
  const key = `${movement.market} ${theme}`
  if (movement.points.length > 1) return <LineChart key={key} movement={movement} game={game} teams={teams} />
  return <p className={styles.note}>It has not moved.</p>
}
