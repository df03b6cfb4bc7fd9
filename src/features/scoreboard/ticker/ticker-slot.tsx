import { lazy, memo, Suspense } from 'react'
import type { Game } from '../../../domain/game/game'
import type { GameSlug } from '../../../domain/league'
import { logCrash } from '../../../platform/log-crash'
import { ErrorBoundary } from '../../../ui/error-boundary'
import { useAfterFirstPaint } from '../../../ui/use-after-first-paint'
import { hasStats, useMayHaveStats } from './may-have-stats'
import styles from './ticker-slot.module.css'

const LiveTicker = lazy(async () => ({ default: (await import('./live-ticker')).LiveTicker }))

interface Props {
  readonly slug: GameSlug
  readonly game: Game
}

/**
 * Where a card's ticker stands, for whom it is open: its place is there from the start, and what fills it comes after
 * the scores. The boundary stands from the start too, so that all tickers come at once: their stats are asked for in
 * one request.
 */
export const TickerSlot = memo(function TickerSlot({ slug, game }: Props) {
  const isReady = useAfterFirstPaint()
  const isOpen = useMayHaveStats(slug)
  if (!isOpen || !hasStats(game)) return null
  return (
    <div className={styles.slot} data-ticker-slot="">
      <ErrorBoundary onError={(error) => logCrash('Live Ticker', error)} fallback={() => null}>
        <Suspense fallback={null}>{isReady ? <LiveTicker slug={slug} game={game} /> : null}</Suspense>
      </ErrorBoundary>
    </div>
  )
})
