import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { GameAnswer } from '../../domain/box-score/game-answer'
import { cardParts } from '../../domain/card/card-parts'
import type { Game, Side, Team } from '../../domain/game/game'
import type { GameSlug } from '../../domain/league'
import { teamKey } from '../../domain/people/favourites/team-key'
import { teamPath } from '../../state/paths'
import { LiveBadge } from '../../ui/live-badge'
import { TeamMark } from '../../ui/team-mark'
import { BareHeader } from './bare-header'
import styles from './score-header.module.css'

interface Props {
  readonly slug: GameSlug
  readonly game: Game | undefined
  readonly status: ReactNode
  readonly answer: GameAnswer | undefined
}

/** Away team, status, home team. If nothing says how the game stands now, its answer still has the names. */
export function ScoreHeader({ slug, game, status, answer }: Props) {
  if (!game) return <BareHeader answer={answer} />
  const { badge, score } = cardParts(game)
  const { awayTeam: away, homeTeam: home } = game
  return (
    <header className={styles.header} data-phase={game.phase}>
      <Side slug={slug} side="away" team={away} showScore={score} hasLost={isLoser(game, away, home)} />
      <p className={styles.status}>
        {badge === 'live' ? <LiveBadge /> : null}
        <span>{status}</span>
      </p>
      <Side slug={slug} side="home" team={home} showScore={score} hasLost={isLoser(game, home, away)} />
    </header>
  )
}

/** The end decides: until then nobody has lost, and after a draw nobody has. */
function isLoser({ phase }: Game, team: Team, other: Team): boolean {
  return phase === 'final' && team.score < other.score
}

interface SideProps {
  readonly slug: GameSlug
  readonly side: Side
  readonly team: Team
  readonly showScore: boolean
  readonly hasLost: boolean
}

function Side({ slug, side, team, showScore, hasLost }: SideProps) {
  return (
    <div className={styles.side} data-side={side} data-scored={showScore} data-lost={hasLost}>
      <TeamMark monogram={team.abbreviation} image={team.logo} color={team.color} />
      <h2 className={styles.name}>
        <span>
          {team.ranking === undefined ? null : <span className={styles.rank}>{`${team.ranking} `}</span>}
          <Name slug={slug} team={team} />
        </span>
        <span className={styles.record}>{team.record}</span>
      </h2>
      {showScore ? <p className={styles.score}>{team.score}</p> : null}
    </div>
  )
}

/** Links to the team's page; a place in the schedule that still waits for a team has no link. */
function Name({ slug, team }: Pick<SideProps, 'slug' | 'team'>) {
  const words = (
    <>
      <span className={styles.short}>{team.abbreviation}</span>
      <span className={styles.long}>{team.displayName}</span>
    </>
  )
  if (!teamKey(slug, team)) return words
  return (
    <Link href={teamPath(slug, team.id)} className={styles.link} title="Team analytics">
      {words}
    </Link>
  )
}
