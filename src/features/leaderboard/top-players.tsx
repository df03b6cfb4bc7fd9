import { useRef } from 'react'
import type { Player } from '../../domain/golf/player'
import type { Scoring } from '../../domain/golf/tournament'
import { onCourseText, toneOf } from './player-words'
import styles from './top-players.module.css'
import { useFirstRowsPassed } from './use-first-rows-passed'

interface Props {
  readonly players: readonly Player[]
  readonly scoring: Scoring
}

/**
 * Shows the leaders at the lower edge of the screen once the first rows of the table have scrolled out of sight; before
 * that they would be shown twice. The bar does not move by itself and can be scrolled sideways.
 */
export function TopPlayers({ players, scoring }: Props) {
  const firstRows = useRef<HTMLDivElement>(null)
  const isShown = useFirstRowsPassed(firstRows)
  return (
    <>
      <div ref={firstRows} className={styles.firstRows} aria-hidden="true" />
      <div
        className={styles.leaders}
        data-shown={isShown}
        role="group"
        aria-label={`Top ${players.length}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <ol className={styles.list}>
          {players.map((player) => (
            <li key={player.id} className={styles.item} data-top={player.id}>
              <span className={styles.place}>{player.positionText}</span>
              <span className={styles.name}>{player.name}</span>
              <span className={styles.score} data-tone={toneOf(player.score, scoring)}>
                {player.score}
              </span>
              <span className={styles.thru}>{aside(player)}</span>
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}

function aside({ state, thru }: Player): string {
  if (state === 'waiting') return ''
  return state === 'playing' ? onCourseText({ thru }).toLowerCase() : thru
}
