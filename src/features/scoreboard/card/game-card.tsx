import { memo } from 'react'
import type { Game } from '../../domain/game'
import { CardFoot } from './card-foot'
import { CardStatus } from './card-status'
import styles from './game-card.module.css'
import { hasScore, turnOf, winnerOf, type Side } from './game-words'
import { SituationLine } from './situation-line'
import { TeamRow } from './team-row'

interface Props {
  readonly game: Game
  readonly today: string
}

/** Drawn again only when its game is another object; `state/share-board` sees to it that equal means same. */
export const GameCard = memo(function GameCard({ game, today }: Props) {
  const { awayTeam, homeTeam } = game
  return (
    <article
      className={styles.card}
      data-game={game.id}
      data-phase={game.phase}
      data-period={game.quarter}
      aria-label={`${awayTeam.displayName} at ${homeTeam.displayName}`}
    >
      <CardStatus game={game} today={today} />
      <div className={styles.teams}>
        <TeamRow side="away" team={awayTeam} {...standing(game, 'away')} />
        <TeamRow side="home" team={homeTeam} {...standing(game, 'home')} />
      </div>
      {game.phase === 'live' && game.situation ? <SituationLine situation={game.situation} /> : null}
      <CardFoot game={game} />
    </article>
  )
})

function standing(game: Game, side: Side) {
  const winner = winnerOf(game)
  const decided = winner === side ? 'won' : 'lost'
  return {
    showScore: hasScore(game),
    result: winner ? decided : 'open',
    turn: turnOf(game, side),
  } as const
}
