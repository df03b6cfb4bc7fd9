import { memo, type CSSProperties } from 'react'
import { Link } from 'wouter'
import { isShownLive, shownSituation } from '../../../domain/card/card-parts'
import { cardStage } from '../../../domain/card/card-stage'
import { cardProblem } from '../../../domain/delay/card-problem'
import { possessionMarker } from '../../../domain/football/possession'
import type { Game, Side } from '../../../domain/game/game'
import { hasScore } from '../../../domain/game/has-score'
import { teamColor } from '../../../domain/game/team-color'
import { isStuck } from '../../../domain/game/stuck'
import { teamsText } from '../../../domain/game/teams-text'
import type { GameSlug } from '../../../domain/league'
import { largePictureOf } from '../../../domain/pictures/picture-path'
import type { WallGrid } from '../../../domain/screen/wall-grid'
import { FROM_BOARD, gamePath } from '../../../state/paths'
import { TeamMark } from '../../../ui/team-mark'
import { Bases } from '../card/bases'
import { CardProblem } from '../card/card-problem'
import { resultOf, SIDES, statusText, teamOf } from '../card/game-words'
import { Score } from '../card/score'
import { StuckAge } from '../card/stuck-age'
import { teamDataAttributes } from '../card/team-data-attributes'
import styles from './wall-card.module.css'
import { isHot, wallName, wallSituation } from './wall-words'

interface Props {
  readonly slug: GameSlug
  readonly game: Game
  readonly today: string
  readonly names: WallGrid['names']
}

/** A game for those who sit across the room: who plays, the score, the clock and the situation, and nothing else. */
export const WallCard = memo(function WallCard(props: Props) {
  const { slug, game } = props
  const problem = cardProblem(game)
  if (problem) return <CardProblem text={problem} />
  const match = teamsText(game)
  return (
    <article
      className={styles.card}
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
      <Status {...props} />
      <div className={styles.teams}>
        {SIDES.map((side) => (
          <TeamRow key={side} side={side} {...props} />
        ))}
      </div>
    </article>
  )
})

function Status({ game, today }: Props) {
  const situation = shownSituation(game)
  return (
    <div className={styles.status} data-stage={cardStage(game)}>
      <p className={styles.clock}>
        {isShownLive(game) ? <span className={styles.live} role="img" aria-label="Live" /> : null}
        {statusText(game, today, true)}
      </p>
      <p className={styles.situation} data-hot={isHot(game)}>
        {situation?.kind === 'baseball' ? <Bases situation={situation} /> : null}
        <span>{isStuck(game) ? <StuckAge since={game.stuckSince} /> : wallSituation(game)}</span>
      </p>
    </div>
  )
}

function TeamRow({ slug, game, side, names }: Props & { readonly side: Side }) {
  const team = teamOf(game, side)
  const result = resultOf(game, side)
  const color = teamColor(team.color)
  const style = color ? ({ '--team': `#${color}` } as CSSProperties) : undefined
  return (
    <div className={styles.team} style={style} data-result={result} {...teamDataAttributes(side, team)}>
      <TeamMark monogram={team.abbreviation} image={team.logo && largePictureOf(team.logo)} color={color} />
      <p className={styles.name} data-names={names}>
        {team.ranking ? <span className={styles.rank}>{team.ranking} </span> : null}
        {wallName(team, names, slug)}
        {possessionMarker(game) === side ? (
          <span className={styles.ball} data-possession="" role="img" aria-label="has the ball" />
        ) : null}
      </p>
      {hasScore(game) ? <Score score={team.score} won={result === 'won'} className={styles.score} /> : null}
    </div>
  )
}
