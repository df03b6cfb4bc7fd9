import { memo } from 'react'
import { cardProblem } from '../../../domain/delay/card-problem'
import { gameDelay } from '../../../domain/delay/game-delay'
import type { Game } from '../../../domain/game/game'
import { teamsText } from '../../../domain/game/teams-text'
import { leagueOf, type GameSlug } from '../../../domain/league'
import type { OddsLine as OddsLineOf } from '../../../domain/odds/odds-line'
import { TickerSlot } from '../ticker/ticker-slot'
import { CardFoot } from './card-foot'
import { CardMoment } from './card-moment'
import { CardProblem } from './card-problem'
import { CardStatus } from './card-status'
import { CompactTeams } from './compact-teams'
import { DelayNote } from './delay-note'
import { FieldStrip } from './field-strip'
import styles from './game-card.module.css'
import { LastPlay } from './last-play'
import { OddsLine, OddsWords } from './odds-line'
import { OpenLink } from './open-link'
import { TeamRows } from './team-rows'

export interface GameCardProps {
  readonly slug: GameSlug
  readonly game: Game
  /** The viewer's calendar day as `dayText` writes it. */
  readonly today: string
  readonly compact?: boolean
  /** A simulated game: it brings its own betting line, and has neither a box score nor stats. */
  readonly simulated?: { readonly line: OddsLineOf | undefined }
}

/**
 * Renders again only when its game is another object; `storage/share-board` makes sure that equal games are the
 * same object.
 */
export const GameCard = memo(function GameCard(props: GameCardProps) {
  const { slug, game, compact = false, simulated } = props
  const problem = cardProblem(game)
  if (problem) return <CardProblem text={problem} />
  const match = teamsText(game)
  return (
    <article
      className={compact ? styles.compact : styles.card}
      data-game={game.id}
      data-phase={game.phase}
      data-period={game.quarter}
      aria-label={match}
    >
      <h2>
        {simulated ? (
          <span className="visually-hidden">{match}</span>
        ) : (
          <OpenLink slug={slug} id={game.id} match={match} />
        )}
      </h2>
      {compact ? <CompactContent {...props} /> : <Content {...props} />}
    </article>
  )
})

function CompactContent({ slug, game, today }: GameCardProps) {
  return (
    <>
      <CardStatus game={game} today={today} compact />
      <CompactTeams slug={slug} game={game} />
    </>
  )
}

function Content({ slug, game, today, simulated }: GameCardProps) {
  const delay = gameDelay(game)
  const { kind } = leagueOf(slug)
  return (
    <>
      <CardStatus game={game} today={today}>
        <CardMoment game={game} kind={kind} />
        {delay ? <DelayNote game={game} delay={delay} /> : null}
      </CardStatus>
      <TeamRows slug={slug} game={game} kind={kind} />
      {game.phase === 'live' && kind === 'football' ? <FieldStrip game={game} /> : null}
      {game.phase === 'live' && (kind === 'basketball' || kind === 'hockey') ? (
        <LastPlay game={game} />
      ) : null}
      {simulated ? (
        <OddsWords slug={slug} game={game} line={simulated.line} />
      ) : (
        <OddsLine slug={slug} game={game} />
      )}
      <CardFoot slug={slug} game={game} />
      {simulated ? null : <TickerSlot slug={slug} game={game} />}
    </>
  )
}
