import type { PlayerGroup, PlayerLine } from '../../../domain/box-score/player-group'
import { MOST } from '../../limits'
import { figureText, id, isRecord, isTrue, list, nameText, record, text, type Fields } from '../../read'
import { columnLabel, columnsOfGame } from './columns-of-game'
import { namesInTeam, teamTables, type NameAthlete } from './names-in-team'
import type { FeedSummary, SummarySide } from './read-summary'

/** The groups of one team's players; none before the game. */
export function mapPlayerGroups(summary: FeedSummary, { teamId }: SummarySide): readonly PlayerGroup[] {
  const nameOf = namesInTeam(summary, teamId)
  return teamTables(summary, teamId).map((group) => mapGroup(group, nameOf))
}

/** Columns, or players in one group. */
function line(value: unknown): readonly unknown[] {
  return list(value).slice(0, MOST.line)
}

function mapGroup(group: Fields, nameOf: NameAthlete): PlayerGroup {
  const athletes = line(group['athletes']).filter(isRecord)
  const keys = line(group['keys']).map(nameText)
  const isOfGame = columnsOfGame(keys, athletes)
  return {
    title: titleOf(nameText(group['name']) || nameText(group['type'])),
    labels: line(group['labels'])
      .map((label, column) => columnLabel(label, keys[column]))
      .filter(isOfGame),
    keys: keys.filter(isOfGame),
    players: athletes.map((entry) => ({
      ...mapPlayer(entry, nameOf),
      stats: line(entry['stats']).map(figureText).filter(isOfGame),
    })),
    totals: line(group['totals']).map(figureText).filter(isOfGame),
  }
}

/** Basketball's one group has no name; `kickReturns` becomes `Kick Returns`. */
function titleOf(name: string): string {
  if (name === '') return 'Players'
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function mapPlayer(entry: Fields, nameOf: NameAthlete): Omit<PlayerLine, 'stats'> {
  const athlete = record(entry['athlete'])
  const didNotPlay = isTrue(entry['didNotPlay']) || isTrue(athlete['scratched'])
  return {
    id: id(athlete['id']),
    name: nameOf(athlete) || id(athlete['id']) || 'Unknown',
    didNotPlay,
    reason: didNotPlay ? text(entry['reason']) : '',
    footnotes: footnotesOf(entry),
  }
}

/** Baseball has them as `notes`: a pitcher's decision, or the player whom a batter replaced. */
function footnotesOf(entry: Fields): readonly string[] {
  const notes = [...list(entry['footnotes']), ...list(entry['notes'])]
  const told = notes.map((note) => text(record(note)['text']) || text(note))
  return told.filter((words) => words !== '').slice(0, MOST.footnotes)
}
