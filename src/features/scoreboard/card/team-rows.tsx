import type { CSSProperties } from 'react'
import { possessionMarker } from '../../../domain/football/possession'
import { timeoutPips } from '../../../domain/football/timeouts'
import type { Game, Side, Team } from '../../../domain/game/game'
import { hasScore } from '../../../domain/game/has-score'
import { teamColor } from '../../../domain/game/team-color'
import type { GameSlug, SportKind } from '../../../domain/league'
import { TeamMark } from '../../../ui/team-mark'
import { FavouriteStar } from './favourite-star'
import { resultOf, SIDES, teamOf, timeoutsLeft } from './game-words'
import { Score } from './score'
import { teamDataAttributes } from './team-data-attributes'
import styles from './team-rows.module.css'

interface Props {
  readonly slug: GameSlug
  readonly game: Game
  readonly kind: SportKind
}

export function TeamRows({ slug, game, kind }: Props) {
  return (
    <div className={styles.teams} data-kind={kind}>
      {SIDES.map((side) => (
        <TeamRow key={side} slug={slug} game={game} side={side} />
      ))}
    </div>
  )
}

function TeamRow({ slug, game, side }: Omit<Props, 'kind'> & { readonly side: Side }) {
  const team = teamOf(game, side)
  const result = resultOf(game, side)
  const color = teamColor(team.color)
  const style = color ? ({ '--team': `#${color}` } as CSSProperties) : undefined
  return (
    <div className={styles.row} style={style} data-result={result} {...teamDataAttributes(side, team)}>
      <TeamMark monogram={team.abbreviation} image={team.logo} color={color} />
      <FavouriteStar slug={slug} team={team} />
      <div className={styles.words}>
        <Name team={team} />
        <p className={styles.record}>{team.record}</p>
        <Timeouts left={timeoutsLeft(game, side)} />
      </div>
      {possessionMarker(game) === side ? <Ball /> : null}
      {hasScore(game) ? <Score score={team.score} won={result === 'won'} className={styles.score} /> : null}
    </div>
  )
}

function Name({ team }: { readonly team: Team }) {
  return (
    <p className={styles.name}>
      {team.ranking ? <span className={styles.rank}>{team.ranking} </span> : null}
      {team.displayName}
    </p>
  )
}

/** The ball has its own place, so that a change of possession does not move the text. */
function Ball() {
  return (
    <span className={styles.ball} data-possession="">
      <span className="visually-hidden">has the ball</span>
    </span>
  )
}

/** One element: the pips are its background. */
function Timeouts({ left }: { readonly left: number | undefined }) {
  const lit = timeoutPips(left).filter((isLeft) => isLeft).length
  if (left === undefined) return null
  const label = lit === 1 ? '1 timeout left' : `${lit} timeouts left`
  return <span className={styles.pips} data-timeouts={lit} role="img" aria-label={label} title={label} />
}
