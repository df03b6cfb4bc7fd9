import type { Board } from '../../../src/domain/board/board'
import { GAME_LEAGUES, type Slug } from '../../../src/domain/league'
import { teamsOnBoard, withTeamsSeen, type KnownTeam } from '../../../src/domain/teams/known-team'
import { recordWithId } from '../server/records'
import { noteNewTeams } from './teams-answer'

/** Remembers the teams of a board. A failure is only logged: losing the board would be too high a price for names. */
export function learnTeams(slug: Slug, board: Board): void {
  try {
    const seen = teamsOnBoard(board)
    const lines = knownLines(slug)
    if (seen.some((team) => !lines.includes(lineOf(team)))) saveTeams(slug, seen)
  } catch (error) {
    $app.logger().error('Teams could not be remembered', 'league', slug, 'error', String(error))
  }
}

function saveTeams(slug: Slug, seen: readonly KnownTeam[]): void {
  let teams: readonly KnownTeam[] = []
  $app.runInTransaction((tx) => {
    const record = recordWithId(tx, 'teams', slug)
    teams = withTeamsSeen(teamsIn(record), seen)
    record.set('teams', JSON.stringify(teams))
    tx.save(record)
  })
  // Only after the transaction: if it fails, the next board must try again.
  rememberLines(slug, teams)
  noteNewTeams()
}

/** The logo with which boards show a team; undefined for a team that no board has shown yet. */
export function knownLogo(slug: Slug, id: string): string | undefined {
  const beginning = `{"id":${JSON.stringify(id)},`
  const line = knownLines(slug)
    .split('\n')
    .find((one) => one.startsWith(beginning))
  return line === undefined ? undefined : (JSON.parse(line) as KnownTeam).logo
}

/** Whether it is the logo of a team that any board has shown. */
export function isKnownLogo(logo: string): boolean {
  const member = `"logo":${JSON.stringify(logo)}`
  return GAME_LEAGUES.some(({ slug }) => knownLines(slug).includes(member))
}

/** All teams are one text, so that each poll only searches it for its teams. */
function knownLines(slug: Slug): string {
  const known = $app.store().get(keyOf(slug)) as string | null
  return known ?? rememberLines(slug, teamsIn(recordWithId($app, 'teams', slug)))
}

function rememberLines(slug: Slug, teams: readonly KnownTeam[]): string {
  const lines = teams.map(lineOf).join('')
  $app.store().set(keyOf(slug), lines)
  return lines
}

function teamsIn(record: core.Record): readonly KnownTeam[] {
  const text = record.getString('teams')
  return text && text !== 'null' ? (JSON.parse(text) as readonly KnownTeam[]) : []
}

function lineOf(team: KnownTeam): string {
  return `${JSON.stringify(team)}\n`
}

function keyOf(slug: Slug): string {
  return `known-teams:${slug}`
}
