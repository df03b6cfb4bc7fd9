import type { GameAnswer } from '../../domain/box-score/game-answer'
import { scoresIn } from '../../domain/box-score/line-score'
import type { Game } from '../../domain/game/game'
import type { GameSlug } from '../../domain/league'
import { Comparison } from './comparison'
import { LineScoreTable } from './line-score-table'
import { lockOf } from './lock-of'
import { LockedPart } from './locked-part'
import { looksOf } from './looks-of'
import { PlayerTables } from './player-tables'
import { ScoringPlays } from './scoring-plays'
import { Tabs, type Tab } from './tabs'

interface Props {
  readonly slug: GameSlug
  readonly answer: GameAnswer
  readonly game: Game | undefined
}

/** The parts that the server sent, and a lock in place of each part that it withheld. */
export function GameParts({ slug, answer, game }: Props) {
  return (
    <>
      {answer.lineScore ? <LineScoreTable lineScore={answer.lineScore} /> : null}
      <Tabs label="Parts of the box score" tabs={tabsOf(slug, answer, game)} />
    </>
  )
}

function tabsOf(slug: GameSlug, answer: GameAnswer, game: Game | undefined): readonly Tab[] {
  const looks = looksOf(answer, game)
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
    ...(plays
      ? [
          {
            name: 'Scoring',
            content: <ScoringPlays plays={plays} score={scoreOf(answer, game)} {...looks} />,
          },
        ]
      : []),
    ...(noPlays
      ? [{ name: 'Scoring', content: <LockedPart label="Scoring Plays" permission={noPlays} /> }]
      : []),
  ]
}

/** The plays are as old as the line score; the board may be newer. */
function scoreOf({ lineScore }: GameAnswer, game: Game | undefined) {
  if (lineScore) return scoresIn(lineScore)
  return game && { away: game.awayTeam.score, home: game.homeTeam.score }
}
