import type { GameAnswer } from '../../domain/box-score/game-answer'
import { knownStartMs } from '../../domain/game/start-time'
import { teamsText } from '../../domain/game/teams-text'
import { dayText } from '../../platform/local-time'
import styles from './bare-header.module.css'

/**
 * What the answer alone has of a game that no board shows: who plays, and in one line its score as far as this viewer
 * may know it, its end and its day.
 */
export function BareHeader({ answer }: { readonly answer: GameAnswer | undefined }) {
  const facts = answer ? factsOf(answer) : []
  return (
    <header className={styles.header}>
      <h2>{namesOf(answer)}</h2>
      {facts.length > 0 ? <p className={styles.facts}>{facts.join(' · ')}</p> : null}
    </header>
  )
}

function namesOf({ matchup, lineScore }: Partial<GameAnswer> = {}): string {
  if (matchup) return teamsText(matchup)
  return lineScore ? `${lineScore.away.team} at ${lineScore.home.team}` : 'Box score'
}

function factsOf({ matchup, scores, pastScores, status }: GameAnswer): readonly string[] {
  if (!matchup) return []
  const { awayTeam, homeTeam } = matchup
  const told = scores ?? pastScores
  const startMs = knownStartMs(matchup)
  return [
    ...(told ? [`${awayTeam.abbreviation} ${told.away}`, `${homeTeam.abbreviation} ${told.home}`] : []),
    ...(status?.ended ? [status.ended.quarter] : []),
    ...(startMs === undefined ? [] : [dayText(startMs)]),
  ]
}
