import type { KnownTeam } from '../../../domain/teams/known-team'
import type { Opponent, SeasonGame, SeasonPart, TeamSeason } from '../../../domain/teams/team-season'
import { imagePath } from '../image-path'
import { phaseOf, readStatus, type FeedStatus } from '../map-status'
import { briefText, id, isRecord, isTrue, list, nameText, record, text, whole, type Fields } from '../../read'
import { readScore } from '../read-score'
import { mapStart } from '../start'
import { FEED_PARTS, type FeedPart } from './request'

const MOST_GAMES = 250

export interface MappedSchedule {
  readonly season: TeamSeason
  /** Which part of the season the feed has sent; absent where it does not say so. */
  readonly sent?: FeedPart
}

/** A team's schedule; nothing for a reply that names no team. */
export function mapSchedule(reply: object): MappedSchedule | undefined {
  const fields = record(reply)
  const team = record(fields['team'])
  const own = mapOwn(team)
  if (!own) return undefined
  const part = record(fields['season'])
  const [year, type] = [whole(part['year']), whole(part['type'])]
  const games = list(fields['events']).filter(isRecord)
  return {
    season: {
      team: own,
      record: briefText(team['recordSummary']),
      standing: nameText(team['standingSummary']),
      season: briefText(part['displayName']),
      games: inOrder(games.flatMap((event) => mapGame(event, own.id) ?? [])),
    },
    ...(year !== undefined && type !== undefined && { sent: { year, type } }),
  }
}

/** The part that is on, with the games of another part. */
export function joinSchedules(season: TeamSeason, other: TeamSeason): TeamSeason {
  const known = new Set(season.games.map((game) => game.id))
  return {
    ...season,
    games: inOrder([...other.games.filter((game) => !known.has(game.id)), ...season.games]),
  }
}

function inOrder(games: readonly SeasonGame[]): readonly SeasonGame[] {
  const sorted = [...games]
  sorted.sort((one, other) => Date.parse(one.start) - Date.parse(other.start))
  return sorted.slice(0, MOST_GAMES)
}

function mapOwn(team: Fields): KnownTeam | undefined {
  const teamId = id(team['id'])
  if (teamId === '') return undefined
  const logo = imagePath(team['logo'])
  const color = text(team['color'])
  const name = nameText(team['name']) || nameText(team['displayName']) || 'Unknown Team'
  return {
    id: teamId,
    name,
    displayName: nameText(team['displayName']) || name,
    abbreviation: briefText(team['abbreviation']) || 'UNK',
    ...(logo !== undefined && { logo }),
    ...(/^[0-9a-f]{6}$/i.test(color) && { color }),
  }
}

/** Undefined for a game without two known sides or a readable day, and for one that is over without a score. */
function mapGame(event: Fields, teamId: string): SeasonGame | undefined {
  const competition = record(list(event['competitions'])[0])
  const sides = list(competition['competitors']).filter(isRecord)
  const own = sides.find((side) => teamOf(side) === teamId)
  const other = sides.find((side) => teamOf(side) !== teamId)
  const start = mapStart(event['date']) ?? mapStart(competition['date'])
  const status = readStatus(competition['status'])
  const gameId = id(event['id'])
  if (!own || !other || !status || start === undefined || gameId === '') return undefined
  const facts = {
    id: gameId,
    start,
    opponent: opponentOf(other),
    isHome: own['homeAway'] === 'home',
    isNeutral: isTrue(competition['neutralSite']),
    part: partOf(record(event['seasonType'])),
  }
  const phase = phaseOf(status)
  const isOpen = [event, competition].some((one) => one['timeValid'] === false)
  if (phase.phase === 'scheduled') return { ...facts, phase: 'scheduled', isOpen }
  if (phase.phase === 'off') return { ...facts, ...phase }
  const [points, theirs] = [readScore(own['score']), readScore(other['score'])]
  const score = points === undefined || theirs === undefined ? undefined : { own: points, theirs }
  const resumed = competition['wasSuspended'] === true && ({ wasSuspended: true } as const)
  if (phase.phase === 'live') return { ...facts, phase: 'live', ...score, ...resumed }
  return score && { ...facts, phase: 'final', ...score, isLate: isLate(status) }
}

function teamOf(side: Fields): string {
  return id(record(side['team'])['id']) || id(side['id'])
}

function opponentOf(side: Fields): Opponent {
  const team = record(side['team'])
  const abbreviation = briefText(team['abbreviation']) || 'UNK'
  return { id: teamOf(side), displayName: nameText(team['displayName']) || abbreviation, abbreviation }
}

/** The play-in counts for no record of the regular season. */
const PARTS: Readonly<Record<number, SeasonPart>> = {
  [FEED_PARTS.preseason]: 'preseason',
  [FEED_PARTS.postseason]: 'postseason',
  [FEED_PARTS.playIn]: 'postseason',
}

function partOf(season: Fields): SeasonPart {
  return PARTS[whole(season['type']) ?? 0] ?? 'regular'
}

/** `Final/OT`, `Final/SO`, `Final/2OT`, `F/OT`. */
function isLate({ shortText }: FeedStatus): boolean {
  return /^f(inal)?\s*\/\s*(\d*OT|SO)/i.test(shortText)
}
