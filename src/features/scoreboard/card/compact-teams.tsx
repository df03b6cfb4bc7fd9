import { possessionMarker } from '../../../domain/football/possession'
import type { Game, Side } from '../../../domain/game/game'
import type { GameSlug } from '../../../domain/league'
import { teamColor } from '../../../domain/game/team-color'
import { TeamMark } from '../../../ui/team-mark'
import styles from './compact-teams.module.css'
import { hasScore } from '../../../domain/game/has-score'
import { FavouriteSign } from './favourite-star'
import { resultOf, SIDES, teamOf } from './game-words'
import { Score } from './score'
import { teamDataAttributes } from './team-data-attributes'

interface Props {
  readonly slug: GameSlug
  readonly game: Game
}

/** Both teams side by side, as small as a score can be, so that sixteen games fit on a phone. */
export function CompactTeams({ slug, game }: Props) {
  return (
    <div className={styles.teams}>
      {SIDES.map((side) => (
        <CompactTeam key={side} slug={slug} game={game} side={side} />
      ))}
    </div>
  )
}

function CompactTeam({ slug, game, side }: Props & { readonly side: Side }) {
  const team = teamOf(game, side)
  const result = resultOf(game, side)
  return (
    <div className={styles.team} data-result={result} {...teamDataAttributes(side, team)}>
      <TeamMark monogram={team.abbreviation} image={team.logo} color={teamColor(team.color)} />
      <FavouriteSign slug={slug} team={team} className={styles.favourite} />
      <p className={styles.name}>
        {team.ranking ? <span className={styles.rank}>{team.ranking} </span> : null}
        {team.abbreviation}
        {possessionMarker(game) === side ? (
          <span className={styles.ball} data-possession="">
            <span className="visually-hidden">has the ball</span>
          </span>
        ) : null}
      </p>
      {hasScore(game) ? (
        <Score score={team.score} won={result === 'won'} className={styles.score} />
      ) : (
        <p className={styles.record}>{team.record}</p>
      )}
    </div>
  )
}
