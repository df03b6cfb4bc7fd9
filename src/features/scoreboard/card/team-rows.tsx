import type { CSSProperties } from 'react'
import { timeoutPips } from '../../../domain/football/timeouts'
import type { Game, Team } from '../../../domain/game/game'
import { TeamMark } from '../../../ui/team-mark'
import { possessionMarker } from '../../../domain/football/possession'
import { hasScore } from '../../../domain/game/has-score'
import { resultOf, SIDES, teamOf, timeoutsLeft, type Side } from './game-words'
import { Score } from './score'
import { teamContract } from './team-contract'
import styles from './team-rows.module.css'

export function TeamRows({ game }: { readonly game: Game }) {
  return (
    <div className={styles.teams}>
      {SIDES.map((side) => (
        <TeamRow key={side} game={game} side={side} />
      ))}
    </div>
  )
}

function TeamRow({ game, side }: { readonly game: Game; readonly side: Side }) {
  const team = teamOf(game, side)
  const result = resultOf(game, side)
  const style = team.color ? ({ '--team': `#${team.color}` } as CSSProperties) : undefined
  return (
    <div className={styles.row} style={style} data-result={result} {...teamContract(side, team)}>
      <TeamMark monogram={team.abbreviation} image={team.logo} color={team.color} />
      <div className={styles.words}>
        <Name team={team} hasBall={possessionMarker(game) === side} />
        <p className={styles.record}>
          {`${team.abbreviation} · ${team.record}`}
          <Timeouts left={timeoutsLeft(game, side)} />
        </p>
      </div>
      {hasScore(game) ? <Score score={team.score} won={result === 'won'} className={styles.score} /> : null}
    </div>
  )
}

function Name({ team, hasBall }: { readonly team: Team; readonly hasBall: boolean }) {
  return (
    <p className={styles.name}>
      {team.ranking ? <span className={styles.rank}>{team.ranking} </span> : null}
      {team.displayName}
      {hasBall ? (
        <span className={styles.ball} data-possession="">
          <span className="visually-hidden">, has the ball</span>
        </span>
      ) : null}
    </p>
  )
}

/** One element: the pips are its background. */
function Timeouts({ left }: { readonly left: number | undefined }) {
  const lit = timeoutPips(left).filter((isLeft) => isLeft).length
  if (left === undefined) return null
  const label = lit === 1 ? '1 timeout left' : `${lit} timeouts left`
  return <span className={styles.pips} data-timeouts={lit} role="img" aria-label={label} title={label} />
}
