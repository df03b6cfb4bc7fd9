import type { GameAnswer } from '../../domain/box-score/game-answer'
import type { Game } from '../../domain/game/game'
import type { GameSlug } from '../../domain/league'
import { Comparison } from './comparison'
import { LineScoreTable } from './line-score-table'
import { lockOf } from './lock-of'
import { LockedPart } from './locked-part'
import { looksOf, type Looks } from './looks-of'
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
      <Tabs label="Parts of the box score" tabs={tabsOf(slug, answer, looksOf(answer.lineScore, game))} />
    </>
  )
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
