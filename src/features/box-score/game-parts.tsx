import type { GameAnswer } from '../../domain/box-score/game-answer'
import type { Game, Team } from '../../domain/game/game'
import { leagueOf, type GameSlug } from '../../domain/league'
import { permissionsForPart, type GamePart } from '../../domain/people/gates/game-parts'
import type { Permission } from '../../domain/people/tiers/permission'
import { Comparison, type TeamLook } from './comparison'
import { LineScoreTable } from './line-score-table'
import { LockedPart } from './locked-part'
import { PlayerTables } from './player-tables'
import { ScoringPlays } from './scoring-plays'
import { Tabs, type Tab } from './tabs'

interface Props {
  readonly slug: GameSlug
  readonly answer: GameAnswer
  readonly game: Game | undefined
}

/** The parts that the server gave, and a lock in place of each that it kept. */
export function GameParts({ slug, answer, game }: Props) {
  const whole = lockOf('teamComparison', slug, answer)
  if (whole) return <LockedPart label="Box Score" permission={whole} />
  return (
    <>
      {answer.lineScore ? <LineScoreTable lineScore={answer.lineScore} /> : null}
      <Tabs label="Parts of the box score" tabs={tabsOf(slug, answer, looksOf(answer, game))} />
    </>
  )
}

interface Looks {
  readonly away: TeamLook
  readonly home: TeamLook
}

function tabsOf(slug: GameSlug, answer: GameAnswer, looks: Looks): readonly Tab[] {
  const { teamComparison = [], playerTables, plays } = answer
  const noPlayers = lockOf('playerTables', slug, answer)
  const noPlays = lockOf('plays', slug, answer)
  return [
    ...(teamComparison.length > 0
      ? [{ name: 'Team', content: <Comparison rows={teamComparison} {...looks} /> }]
      : []),
    ...(playerTables
      ? [{ name: 'Players', content: <PlayerTables tables={playerTables} {...looks} /> }]
      : []),
    ...(noPlayers
      ? [{ name: 'Players', content: <LockedPart label="Player Stats" permission={noPlayers} /> }]
      : []),
    ...(plays ? [{ name: 'Scoring', content: <ScoringPlays plays={plays} {...looks} /> }] : []),
    ...(noPlays
      ? [{ name: 'Scoring', content: <LockedPart label="Scoring Plays" permission={noPlays} /> }]
      : []),
  ]
}

/** What a part lacks: the first permission that the server says is missing. */
function lockOf(part: GamePart, slug: GameSlug, answer: GameAnswer): Permission | undefined {
  return permissionsForPart(part, leagueOf(slug).sport).find((name) => answer.locked.includes(name))
}

function looksOf({ lineScore }: GameAnswer, game: Game | undefined): Looks {
  return {
    away: lookOf(game?.awayTeam, lineScore?.away.team ?? 'Away'),
    home: lookOf(game?.homeTeam, lineScore?.home.team ?? 'Home'),
  }
}

function lookOf(team: Team | undefined, name: string): TeamLook {
  return { abbreviation: team?.abbreviation ?? name, color: team?.color }
}
