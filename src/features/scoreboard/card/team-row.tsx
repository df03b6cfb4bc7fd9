import type { CSSProperties } from 'react'
import type { Team } from '../../domain/game'
import { TeamMark } from '../../ui/team-mark'
import { useChangeCount } from '../../ui/use-change-count'
import type { Side, Turn } from './game-words'
import styles from './team-row.module.css'

interface Props {
  readonly side: Side
  readonly team: Team
  readonly showScore: boolean
  readonly result: 'won' | 'lost' | 'open'
  readonly turn: Turn | undefined
}

export function TeamRow({ side, team, showScore, result, turn }: Props) {
  const style = team.color ? ({ '--team': `#${team.color}` } as CSSProperties) : undefined
  return (
    <div
      className={styles.row}
      style={style}
      data-team={side}
      data-abbr={team.abbreviation}
      data-score={team.score}
      data-rank={team.ranking}
      data-result={result}
    >
      <TeamMark monogram={team.abbreviation} image={team.logo} color={team.color} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          {team.ranking ? <span className={styles.rank}>{team.ranking} </span> : null}
          <span className={styles.short}>{team.name}</span>
          <span className={styles.long}>{team.displayName}</span>
        </h3>
        <p className={styles.record}>
          {team.abbreviation} <span aria-hidden="true">·</span> {team.record}
          {turn ? <TurnMark turn={turn} /> : null}
        </p>
      </div>
      {showScore ? <Score score={team.score} won={result === 'won'} /> : null}
    </div>
  )
}

function TurnMark({ turn }: { readonly turn: Turn }) {
  return (
    <span className={styles.turn} data-turn={turn}>
      <span className="visually-hidden">{turn === 'ball' ? ', has the ball' : ', at bat'}</span>
    </span>
  )
}

/** A new score lights up for a moment. The first one shown does not: it is no news that a page was opened. */
function Score({ score, won }: { readonly score: number; readonly won: boolean }) {
  const changes = useChangeCount(score)
  return (
    <p className={styles.score}>
      {won ? <span className="visually-hidden">Winner </span> : null}
      <span key={changes} className={changes > 0 ? styles.changed : undefined}>
        {score}
      </span>
      <span className={styles.arrow} aria-hidden="true" />
    </p>
  )
}
