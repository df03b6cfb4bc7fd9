import { memo } from 'react'
import type { Game } from '../../../domain/game/game'
import type { GameSlug } from '../../../domain/league'
import { logCrash } from '../../../platform/log-crash'
import { ErrorBoundary } from '../../../ui/error-boundary'
import { latePart } from '../../../ui/late-part'
import { useAfterFirstPaint } from '../../../ui/use-after-first-paint'
import { hasStats, useMayHaveStats } from './may-have-stats'
import styles from './ticker-slot.module.css'

const LiveTicker = latePart(async () => (await import('./live-ticker')).LiveTicker)

interface Props {
  readonly slug: GameSlug
  readonly game: Game
}

/**
 * The place of a card's ticker, for viewers who may see it. The space is reserved from the start, and its content comes
 * after the scores.
 */
export const TickerSlot = memo(function TickerSlot({ slug, game }: Props) {
  const isReady = useAfterFirstPaint()
  const isOpen = useMayHaveStats(slug)
  if (!isOpen || !hasStats(game)) return null
  return (
    <div className={styles.slot} data-ticker-slot="">
      <ErrorBoundary onError={(error) => logCrash('Live Ticker', error)} fallback={() => null}>
        {isReady ? <LiveTicker slug={slug} game={game} /> : null}
      </ErrorBoundary>
    </div>
  )
})
