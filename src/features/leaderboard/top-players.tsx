import { useState, type CSSProperties } from 'react'
import type { Player } from '../../domain/golf/player'
import type { Scoring } from '../../domain/golf/tournament'
import { scrollSeconds } from '../../domain/ticker/ticker-size'
import styles from './top-players.module.css'
import { toneOf } from './player-words'

interface Props {
  readonly players: readonly Player[]
  readonly scoring: Scoring
}

/** The leaders going round, wherever on the page one is. It stands still under a pointer, the focus or its button. */
export function TopPlayers({ players, scoring }: Props) {
  const [isPaused, setPaused] = useState(false)
  const style = { '--round': `${scrollSeconds(players.length)}s` } as CSSProperties
  return (
    <div className={styles.ticker} data-paused={isPaused}>
      <button
        type="button"
        className={styles.pause}
        aria-pressed={isPaused}
        aria-label="Pause the ticker"
        onClick={() => setPaused(!isPaused)}
      >
        <span className={styles.bars} aria-hidden="true" />
      </button>
      <div className={styles.window} role="group" aria-label={`Top ${players.length}`}>
        <div className={styles.band} style={style}>
          <Leaders players={players} scoring={scoring} />
          {/* Follows on without a gap; nobody needs to hear it twice. */}
          <div className={styles.copy} aria-hidden="true">
            <Leaders players={players} scoring={scoring} />
          </div>
        </div>
      </div>
    </div>
  )
}

function Leaders({ players, scoring }: Props) {
  return (
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
  )
}

function aside({ state, thru }: Player): string {
  if (state === 'waiting') return ''
  return state === 'playing' ? `thru ${thru}` : thru
}
