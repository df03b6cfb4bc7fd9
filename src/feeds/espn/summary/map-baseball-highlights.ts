import { figure, numberOf, type PlayerGroup, type PlayerLine } from '../../../domain/box-score/player-group'
import { inningsPitched, type PitchingDecision } from '../../../domain/ticker/mlb-highlight'
import {
  mlbHighlights,
  type Batter,
  type FeaturedPitcher,
  type Pitcher,
} from '../../../domain/ticker/mlb-highlights'
import type { StatItem } from '../../../domain/ticker/stat-item'
import { id, isRecord, list, nameText, record } from '../../read'
import { mapPlayerGroups } from './map-player-groups'
import { namesInTeam } from './names-in-team'
import { teamWith, type FeedSummary, type SummarySide } from './read-summary'

export function mapBaseballHighlights(summary: FeedSummary): readonly StatItem[] {
  const sides = [summary.away, summary.home]
  return mlbHighlights(
    mapFeatured(summary),
    sides.flatMap((side) => inGroup(summary, side, 'Batting', batter)),
    sides.flatMap((side) => inGroup(summary, side, 'Pitching', pitcher)),
  )
}

const DECISIONS: Readonly<Record<string, PitchingDecision>> = {
  winningPitcher: 'winner',
  losingPitcher: 'loser',
  savingPitcher: 'save',
}

/** The featured pitchers, which the competition's status holds after the game. */
function mapFeatured(summary: FeedSummary): readonly FeaturedPitcher[] {
  const entries = list(record(summary.competition['status'])['featuredAthletes']).filter(isRecord)
  return entries.flatMap((entry) => {
    const athlete = record(entry['athlete'])
    const decision = DECISIONS[nameText(entry['name'])]
    const teamId = record(entry['team'])['id']
    const name = namesInTeam(summary, teamId)(athlete)
    if (!decision || name === '') return []
    const team = teamWith(teamId, summary)
    return [{ id: id(athlete['id']) || id(entry['playerId']), name, team, decision }]
  })
}

type ReadPlayer<Line> = (group: PlayerGroup, player: PlayerLine, team: string) => Line

function inGroup<Line>(
  summary: FeedSummary,
  side: SummarySide,
  title: string,
  read: ReadPlayer<Line>,
): readonly Line[] {
  const groups = mapPlayerGroups(summary, side).filter((group) => group.title === title)
  return groups.flatMap((group) => group.players.map((player) => read(group, player, side.abbreviation)))
}

function batter(group: PlayerGroup, player: PlayerLine, team: string): Batter {
  const number = (key: string, label: string) => numberOf(group, player, key, label)
  return {
    id: player.id,
    name: player.name,
    team,
    homers: number('homeRuns', 'HR'),
    rbi: number('RBIs', 'RBI'),
    hits: number('hits', 'H'),
    runs: number('runs', 'R'),
  }
}

function pitcher(group: PlayerGroup, player: PlayerLine, team: string): Pitcher {
  return {
    id: player.id,
    name: player.name,
    team,
    innings: inningsPitched(figure(group, player, 'fullInnings.partInnings', 'IP')),
    strikeouts: numberOf(group, player, 'strikeouts', 'K'),
    earnedRuns: numberOf(group, player, 'earnedRuns', 'ER'),
  }
}
