import { useState, type CSSProperties } from 'react'
import { noPlaysText, type ScoringPlay } from '../../domain/box-score/scoring-plays'
import { Button } from '../../ui/button'
import { distinctKeys } from '../../ui/distinct-keys'
import type { TeamLook } from './comparison'
import styles from './scoring-plays.module.css'

interface Props {
  readonly plays: readonly ScoringPlay[]
  /** The score, if it is known. */
  readonly score: { readonly away: number; readonly home: number } | undefined
  readonly away: TeamLook
  readonly home: TeamLook
}

/** A basketball game has two hundred; nobody waits for all of them to be drawn. */
const FIRST = 20

/** The scoring plays, the newest first. */
export function ScoringPlays({ plays, score, away, home }: Props) {
  const [all, setAll] = useState(false)
  const newest = plays.toReversed()
  const shown = all ? newest : newest.slice(0, FIRST)
  if (plays.length === 0) return <p className={styles.none}>{noPlaysText(score)}</p>
  const keys = distinctKeys(plays.map(({ id }) => id)).toReversed()
  return (
    <div className={styles.timeline}>
      <ol className={styles.list}>
        {shown.map((play, index) => (
          <Play key={keys[index]} play={play} away={away} home={home} />
        ))}
      </ol>
      {shown.length < newest.length ? (
        <Button onPress={() => setAll(true)}>Show all {newest.length} scoring plays</Button>
      ) : null}
    </div>
  )
}

interface PlayProps extends Pick<Props, 'away' | 'home'> {
  readonly play: ScoringPlay
}

function Play({ play, away, home }: PlayProps) {
  const team = [away, home].find(({ abbreviation }) => abbreviation === play.team)
  const style = team?.color ? ({ '--team': `#${team.color}` } as CSSProperties) : undefined
  return (
    <li className={styles.play} style={style}>
      <p className={styles.when}>
        <strong>{play.team}</strong> {[play.period, play.clock].filter(Boolean).join(' · ')}
      </p>
      <p className={styles.score}>
        <span className="visually-hidden">{away.abbreviation} </span>
        <span data-scored={play.team === away.abbreviation}>{play.awayScore}</span>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">, {home.abbreviation} </span>
        <span data-scored={play.team === home.abbreviation}>{play.homeScore}</span>
      </p>
      <p className={styles.text}>{play.text}</p>
    </li>
  )
}
