import type { Team } from '../../domain/game/game'
import { imagePath } from './image-path'
import { briefText, id, list, nameText, record, text, wholeWithin, type Fields } from '../read'
import { readScore } from './read-score'

const NO_RECORD = '0-0-0'
const LAST_RANK = 25

export function mapTeam(competitor: Fields): Team {
  const team = record(competitor['team'])
  const name = nameText(team['name']) || nameText(team['displayName']) || 'Unknown Team'
  return {
    id: id(team['id']) || id(competitor['id']),
    name,
    displayName: nameText(team['displayName']) || name,
    abbreviation: briefText(team['abbreviation']) || 'UNK',
    score: readScore(competitor['score']) ?? 0,
    record: mapRecord(competitor['records']),
    ...mapRanking(competitor['curatedRank']),
    ...mapLooks(team),
  }
}

/** The overall record comes under many names but only two types; home, road and conference records stand beside it. */
function mapRecord(records: unknown): string {
  const entries = list(records).map(record)
  const entry = ['total', 'ytd'].flatMap((type) => entries.filter((one) => one['type'] === type))[0]
  return briefText(entry?.['summary']) || NO_RECORD
}

/** 99 is unranked, and so is 0 before the season. */
function mapRanking(curatedRank: unknown): { ranking?: number } {
  const ranking = wholeWithin(record(curatedRank)['current'], 1, LAST_RANK)
  return ranking === undefined ? {} : { ranking }
}

function mapLooks(team: Fields): Pick<Team, 'logo' | 'color' | 'alternateColor'> {
  const logo = imagePath(team['logo'])
  const color = hexColor(team['color'])
  const alternateColor = hexColor(team['alternateColor'])
  return {
    ...(logo !== undefined && { logo }),
    ...(color !== undefined && { color }),
    ...(alternateColor !== undefined && { alternateColor }),
  }
}

/** Colours end in style sheets, so nothing else may pass. */
function hexColor(value: unknown): string | undefined {
  const color = text(value).replace(/^#/, '')
  return /^[0-9a-f]{6}$/i.test(color) ? color : undefined
}
