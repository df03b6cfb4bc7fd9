import { leagueOf, parseSlug, type League } from '../../../src/domain/league'
import { isOddsGameId } from '../../../src/domain/odds/cut-texts'
import { ODDS_SPORTS, parseOddsSport, type OddsSport } from '../../../src/domain/odds/odds-sport'
import { MOST_CHANGES, RECENT_CHANGES } from '../../../src/domain/odds/recent-changes'

/** What a request asks for, or an error that says what it may ask for. */

const MOST_IDS = 100
const HISTORY_PAGE = 100
const MOST_PAGES = 10_000

export interface OddsLeague {
  readonly league: League
  readonly sport: OddsSport
}

export function leagueAsked(e: core.RequestEvent): OddsLeague {
  const slug = parseSlug(e.request!.pathValue('slug'))
  if (!slug) throw new NotFoundError('There is no such league')
  const league = leagueOf(slug)
  const sport = parseOddsSport(league.sport)
  if (!sport) throw new NotFoundError(`There are no odds for ${league.label}`)
  return { league, sport }
}

/** `?ids=1,2,3`; nothing when the whole board is asked for. */
export function idsAsked(e: core.RequestEvent): readonly string[] | undefined {
  const query = e.request!.url!.query()
  if (!query.has('ids')) return undefined
  const ids = [...new Set(query.get('ids').split(','))]
  if (ids.length > MOST_IDS || !ids.every(isOddsGameId))
    throw new BadRequestError(`ids must be 1 to ${MOST_IDS} game ids, separated by commas`, {})
  return ids
}

export function gameAsked(e: core.RequestEvent): string {
  const id = e.request!.pathValue('game')
  if (!isOddsGameId(id)) throw new BadRequestError('A game id has letters, digits, - and _ only', {})
  return id
}

export function pageAsked(e: core.RequestEvent): { readonly page: number; readonly size: number } {
  return {
    page: numberAsked(e, 'page', 1, MOST_PAGES),
    size: numberAsked(e, 'perPage', HISTORY_PAGE, HISTORY_PAGE),
  }
}

export function changesAsked(e: core.RequestEvent): {
  readonly sport: OddsSport | undefined
  readonly limit: number
} {
  const name = e.request!.url!.query().get('sport')
  const sport = parseOddsSport(name)
  if (name !== '' && !sport) throw new BadRequestError(`sport must be one of ${ODDS_SPORTS.join(', ')}`, {})
  return { sport, limit: numberAsked(e, 'limit', RECENT_CHANGES, MOST_CHANGES) }
}

function numberAsked(e: core.RequestEvent, name: string, standard: number, most: number): number {
  const text = e.request!.url!.query().get(name)
  if (text === '') return standard
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0
  if (value < 1 || value > most)
    throw new BadRequestError(`${name} must be a whole number from 1 to ${most}`, {})
  return value
}
