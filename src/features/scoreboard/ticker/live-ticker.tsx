import { useRef } from 'react'
import type { Game } from '../../../domain/game/game'
import type { GameSlug } from '../../../domain/league'
import { knownStartMs } from '../../../domain/game/start-time'
import { tickerContent } from '../../../domain/ticker/ticker-content'
import type { GameStats } from '../../../sync/stats/stats-sync'
import { BoxScoreLink } from './box-score-link'
import { Countdown } from './countdown'
import styles from './live-ticker.module.css'
import { LockedStats } from './locked-stats'
import { ScrollingStats } from './scrolling-stats'
import { useGameStats } from './use-game-stats'
import { useIsInSight } from './use-is-in-sight'
import { useScreenWidth } from './use-screen-width'

interface Props {
  readonly slug: GameSlug
  readonly game: Game
}

/** The foot of a card: what its players do, or how long it is until they play, and the way to the box score. */
export function LiveTicker({ slug, game }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const inSight = useIsInSight(place)
  const isPlayed = game.phase === 'live' || game.phase === 'final'
  const stats = useGameStats(slug, game.id, isPlayed && inSight, game.phase === 'final')
  if (game.phase === 'off' && game.status !== 'suspended') return null
  return (
    <div ref={place} className={styles.foot} data-ticker={isPlayed ? stats.kind : game.phase}>
      {isPlayed ? <Stats slug={slug} stats={stats} inSight={inSight} /> : <BeforeStart game={game} />}
      <BoxScoreLink slug={slug} game={game} />
    </div>
  )
}

interface StatsProps {
  readonly slug: GameSlug
  readonly stats: GameStats
  readonly inSight: boolean
}

function Stats({ slug, stats, inSight }: StatsProps) {
  const width = useScreenWidth()
  if (stats.kind === 'locked') return <LockedStats slug={slug} />
  const { status, tickerStats = [] } = stats.kind === 'stats' ? stats.answer : {}
  const state = status?.state ?? 'active'
  const content = tickerContent(state, undefined, tickerStats, width)
  if (content.kind !== 'stats') return <span />
  return <ScrollingStats state={state} stats={content.stats} running={inSight} />
}

function BeforeStart({ game }: { readonly game: Game }) {
  const startMs = game.phase === 'scheduled' ? knownStartMs(game) : undefined
  return startMs === undefined ? <span /> : <Countdown startMs={startMs} />
}
