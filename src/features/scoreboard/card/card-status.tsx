import type { ReactNode } from 'react'
import { cardParts } from '../../../domain/card/card-parts'
import { cardStage } from '../../../domain/card/card-stage'
import type { Game } from '../../../domain/game/game'
import { knownStartMs } from '../../../domain/game/start-time'
import { isStuck } from '../../../domain/game/stuck'
import { Icon } from '../../../ui/icon'
import { LiveBadge } from '../../../ui/live-badge'
import styles from './card-status.module.css'
import { statusText } from './game-words'
import { StuckAge } from './stuck-age'
import { StartCountdown } from './start-countdown'
import { statusNote } from './status-note'

interface Props {
  readonly game: Game
  readonly today: string
  readonly compact?: boolean
}

/** The bar at the head of a card: how far the game is, and what is special about this moment. */
export function CardStatus({ game, today, compact = false }: Props) {
  const { badge } = cardParts(game)
  const startMs = game.phase === 'scheduled' ? knownStartMs(game) : undefined
  return (
    <div className={styles.status} data-compact={compact} data-stage={cardStage(game)}>
      {badge === 'live' ? <LiveBadge look={compact ? 'dot' : 'word'} /> : null}
      {badge === 'delayed' ? <Icon name="clock" /> : null}
      {game.phase === 'off' ? <Icon name="warning" /> : null}
      <Label text={statusText(game, today, compact)} start={startMs === undefined ? undefined : game.start} />
      {compact ? <Countdown startMs={startMs} /> : <Note>{statusNote(game)}</Note>}
      {isStuck(game) ? (
        <Note>
          <StuckAge since={game.stuckSince} />
        </Note>
      ) : null}
    </div>
  )
}

function Label({ text, start }: { readonly text: string; readonly start: string | undefined }) {
  if (start === undefined) return <span className={styles.label}>{text}</span>
  return (
    <time className={styles.label} dateTime={start}>
      {text}
    </time>
  )
}

/** A whole card counts down at its foot, where the stats will be. */
function Countdown({ startMs }: { readonly startMs: number | undefined }) {
  return startMs === undefined ? null : <StartCountdown startMs={startMs} />
}

function Note({ children }: { readonly children: ReactNode }) {
  return children === undefined ? null : <span className={styles.note}>{children}</span>
}
