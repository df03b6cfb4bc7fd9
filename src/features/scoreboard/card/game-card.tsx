import { memo } from 'react'
import { Link } from 'wouter'
import { cardProblem } from '../../../domain/delay/card-problem'
import { gameDelay } from '../../../domain/delay/game-delay'
import type { Game } from '../../../domain/game/game'
import { leagueOf, type GameSlug } from '../../../domain/league'
import { FROM_BOARD, gamePath } from '../../../state/paths'
import { CardFoot } from './card-foot'
import { CardProblem } from './card-problem'
import { CardStatus } from './card-status'
import { CompactTeams } from './compact-teams'
import { DelayLine } from './delay-line'
import styles from './game-card.module.css'
import { OddsLine } from './odds-line'
import { SituationArea } from './situation-area'
import { TeamRows } from './team-rows'
import { TickerSlot } from '../ticker/ticker-slot'

export interface GameCardProps {
  readonly slug: GameSlug
  readonly game: Game
  /** The viewer's calendar day as `dayText` writes it. */
  readonly today: string
  readonly compact?: boolean
}

/** Drawn again only when its game is another object; `state/share-board` sees to it that equal means same. */
export const GameCard = memo(function GameCard(props: GameCardProps) {
  const { slug, game, compact = false } = props
  const problem = cardProblem(game)
  if (problem) return <CardProblem text={problem} />
  const match = `${game.awayTeam.displayName} at ${game.homeTeam.displayName}`
  return (
    <article
      className={compact ? styles.compact : styles.card}
      data-game={game.id}
      data-phase={game.phase}
      data-period={game.quarter}
      aria-label={match}
    >
      <h2>
        <Link
          className={styles.open}
          href={gamePath(slug, game.id)}
          state={FROM_BOARD}
          aria-label={`${match}, box score`}
        />
      </h2>
      {compact ? <CompactContent {...props} /> : <Content {...props} />}
    </article>
  )
})

function CompactContent({ game, today }: GameCardProps) {
  return (
    <>
      <CardStatus game={game} today={today} compact />
      <CompactTeams game={game} />
    </>
  )
}

function Content({ slug, game, today }: GameCardProps) {
  const delay = gameDelay(game)
  return (
    <>
      <CardStatus game={game} today={today} />
      {delay ? <DelayLine game={game} delay={delay} /> : null}
      <div className={styles.body}>
        <TeamRows game={game} />
        {game.phase === 'live' ? <SituationArea game={game} kind={leagueOf(slug).kind} /> : null}
      </div>
      <OddsLine slug={slug} game={game} />
      <CardFoot game={game} />
      <TickerSlot slug={slug} game={game} />
    </>
  )
}
