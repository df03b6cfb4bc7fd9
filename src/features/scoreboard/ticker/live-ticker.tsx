import { useRef } from 'react'
import type { Game } from '../../../domain/game/game'
import { hasScore } from '../../../domain/game/has-score'
import type { GameSlug } from '../../../domain/league'
import { teamLeaders } from '../../../domain/ticker/team-leaders'
import { tickerContent } from '../../../domain/ticker/ticker-content'
import { DeniedStats } from './denied-stats'
import styles from './live-ticker.module.css'
import { TickerStats } from './ticker-stats'
import { useGameStats, type GameStats } from './use-game-stats'
import { useIsInSight } from './use-is-in-sight'
import { useScreenWidth } from './use-screen-width'

interface Props {
  readonly slug: GameSlug
  readonly game: Game
}

/** The foot of a card for viewers who may see stats: what the players do. */
export function LiveTicker({ slug, game }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const inSight = useIsInSight(place)
  const stats = useGameStats(slug, game.id, inSight, game.phase === 'final')
  return (
    <div ref={place} className={styles.foot} data-ticker={stats.kind}>
      {stats.kind === 'locked' && stats.missing ? <DeniedStats permission={stats.missing} /> : null}
      <Stats stats={stats} inSight={inSight} game={game} />
    </div>
  )
}

interface StatsProps {
  readonly stats: GameStats
  readonly inSight: boolean
  readonly game: Game
}

function Stats({ stats, inSight, game }: StatsProps) {
  const width = useScreenWidth()
  const { status, tickerStats = [] } = stats.kind === 'stats' ? stats.answer : {}
  const state = status?.state ?? 'active'
  const content = tickerContent(state, undefined, tickerStats, width)
  // Stats from before the start are the season's, and would pass for those of the game that has begun.
  if (content.kind !== 'stats' || (state === 'pregame' && hasScore(game))) return null
  // The summary of a suspended game is complete, too, and may still be so for a moment when the game goes on.
  const shownState = game.phase !== 'final' && state === 'complete' ? 'active' : state
  // In a lopsided game all stats that scroll may be of one team, so the leaders come from the uncut list.
  const leaders = teamLeaders(tickerStats)
  return <TickerStats state={shownState} stats={content.stats} leaders={leaders} running={inSight} />
}
