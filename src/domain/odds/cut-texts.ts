import type { GameOddsRecord } from './odds-record'

/** The longest texts that the database keeps. Longer ones are a fault of the feed and must not cost a league its odds. */
const LONGEST = { team: 40, provider: 200, providerId: 40, details: 300 }

export function cutTexts(record: GameOddsRecord): GameOddsRecord {
  return {
    ...record,
    home_team: record.home_team.slice(0, LONGEST.team),
    away_team: record.away_team.slice(0, LONGEST.team),
    provider_name: record.provider_name.slice(0, LONGEST.provider),
    provider_id: record.provider_id.slice(0, LONGEST.providerId),
    details: record.details.slice(0, LONGEST.details),
  }
}

/** Whether odds can be kept and requested under this id. */
export function isOddsGameId(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,40}$/.test(text)
}
