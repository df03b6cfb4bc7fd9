import type { ReactNode } from 'react'
import { cardParts } from '../../../domain/card/card-parts'
import { cardStage } from '../../../domain/card/card-stage'
import type { Game } from '../../../domain/game/game'
import { knownStartMs } from '../../../domain/game/start-time'
import { Icon } from '../../../ui/icon'
import { LiveBadge } from '../../../ui/live-badge'
import styles from './card-status.module.css'
import { statusText } from './game-words'
import { StartCountdown } from './start-countdown'
import { StuckAge } from './stuck-age'
import { isStuck } from '../../../domain/game/stuck'

interface Props {
  readonly game: Game
  readonly today: string
  readonly compact?: boolean
  /** The current situation, at the other end of the row. */
  readonly children?: ReactNode
}

/** The one row at the head of a card: how far the game is, and what is special about this moment. */
export function CardStatus({ game, today, compact = false, children }: Props) {
  const { badge, countdown } = cardParts(game)
  const startMs = countdown ? knownStartMs(game) : undefined
  return (
    <div className={styles.status} data-compact={compact} data-stage={cardStage(game)}>
      {badge === 'live' ? <LiveBadge look="dot" /> : null}
      {badge === 'delayed' ? <Icon name="clock" /> : null}
      {game.phase === 'off' ? <Icon name="warning" /> : null}
      <Label text={statusText(game, today, compact)} start={startMs === undefined ? undefined : game.start} />
      {isStuck(game) ? (
        <span className={styles.age}>
          <StuckAge since={game.stuckSince} />
        </span>
      ) : null}
      {children}
      {startMs === undefined ? null : <StartCountdown startMs={startMs} />}
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
