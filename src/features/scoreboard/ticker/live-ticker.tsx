import { useRef } from 'react'
import type { Game } from '../../../domain/game/game'
import type { GameSlug } from '../../../domain/league'
import { hasScore } from '../../../domain/game/has-score'
import { knownStartMs } from '../../../domain/game/start-time'
import { tickerContent } from '../../../domain/ticker/ticker-content'
import { BoxScoreLink } from './box-score-link'
import { Countdown } from './countdown'
import styles from './live-ticker.module.css'
import { LockedStats } from './locked-stats'
import { TickerStats } from './ticker-stats'
import { useGameStats, type GameStats } from './use-game-stats'
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
  const startMs = game.phase === 'scheduled' ? knownStartMs(game) : undefined
  // While the start is open there is nothing to count down to: what the season has so far stands there.
  const hasStats = hasScore(game) || (game.phase === 'scheduled' && startMs === undefined)
  const stats = useGameStats(slug, game.id, hasStats && inSight, game.phase === 'final')
  if (game.phase === 'off' && game.status !== 'suspended') return null
  return (
    <div ref={place} className={styles.foot} data-ticker={hasStats ? stats.kind : game.phase}>
      {startMs === undefined ? (
        <Stats slug={slug} match={matchOf(game)} stats={stats} inSight={inSight} />
      ) : (
        <Countdown startMs={startMs} />
      )}
      <BoxScoreLink slug={slug} game={game} />
    </div>
  )
}

interface StatsProps {
  readonly slug: GameSlug
  readonly match: string
  readonly stats: GameStats
  readonly inSight: boolean
}

function Stats({ slug, match, stats, inSight }: StatsProps) {
  const width = useScreenWidth()
  if (stats.kind === 'locked') return <LockedStats slug={slug} match={match} />
  const { status, tickerStats = [] } = stats.kind === 'stats' ? stats.answer : {}
  const state = status?.state ?? 'active'
  const content = tickerContent(state, undefined, tickerStats, width)
  if (content.kind !== 'stats') return <span />
  return <TickerStats state={state} stats={content.stats} running={inSight} />
}

function matchOf({ awayTeam, homeTeam }: Game): string {
  return `${awayTeam.abbreviation} at ${homeTeam.abbreviation}`
}
