import type { GameAnswer } from '../../domain/box-score/game-answer'
import { isOver } from '../../domain/box-score/game-status'
import { chancesText, whenText, winFacts } from '../../domain/box-score/win-probability'
import type { Game } from '../../domain/game/game'
import { ChartPicture } from '../../ui/chart/chart-picture'
import { FactList } from './fact-list'
import { winChart, winColors } from './win-chart'
import styles from './win-probability.module.css'

interface Props {
  readonly answer: GameAnswer
  readonly game: Game | undefined
}

/**
 * How likely each team was to win as the game went on. Leagues for which the feed has no such data show nothing here.
 */
export function WinProbability({ answer: { winProbability, status, lineScore }, game }: Props) {
  if (!winProbability) return null
  const names = {
    away: lineScore?.away.team ?? game?.awayTeam.abbreviation ?? 'Away',
    home: lineScore?.home.team ?? game?.homeTeam.abbreviation ?? 'Home',
  }
  const { points } = winProbability
  const colors = winColors(game)
  return (
    <section className={styles.part} aria-label="Win probability" data-win-probability="">
      <h3 className={styles.title}>Win probability</h3>
      <FactList label="Win probability in words" facts={winFacts(winProbability, names, isOver(status))} />
      <ChartPicture
        name="win-probability"
        stamp={JSON.stringify([points, names, colors])}
        count={points.length}
        chart={() => winChart(points, names, colors)}
        textAt={(index) => {
          const point = points[index]
          return point && chancesText(point, names) + whenText(point)
        }}
      />
    </section>
  )
}
