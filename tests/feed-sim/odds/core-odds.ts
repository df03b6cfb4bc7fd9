import { leagueOf } from '../../../src/domain/league'
import type { Part } from '../games/sim-game'
import { signed } from '../payload/format'
import { isPlayed, viewAt, type PlayedView } from '../payload/view'
import { hash } from '../rng'
import type { Fixture } from '../slate/fixture'
import type { World } from '../world'
import { movesOf, type Line } from './line'
import { detailsOf, priceParts } from './odds-texts'

const BOOK = { id: '100', name: 'DraftKings', priority: 1 }
const OLD_BOOK = { id: '38', name: 'Caesars Sportsbook (New Jersey)', priority: 0 }
const LIVE_BOOK = { id: '59', name: 'DraftKings - Live Odds', priority: 0 }
/** For one game in this many the core resource has nothing, although the scoreboard has a line. */
const UNKNOWN_EVERY = 5
const OLD_BOOK_EVERY = 3
const EVEN = '-110'

/**
 * The core resource: one item for each provider, the preferred one with priority 1. Once a game runs there is a live
 * item, first in the list in half of the games, whose numbers contradict the closing line. Undefined means 404.
 */
export function coreOdds(world: World, fixture: Fixture, now: number): Part | undefined {
  if (hash(`core/${fixture.id}`) % UNKNOWN_EVERY === 0) return undefined
  const moves = movesOf(world, fixture)
  const [opening] = moves
  const line = (moves.findLast(({ at }) => at <= now) ?? opening)?.line
  if (!opening || !line) return listOf([])
  const view = viewAt(world, fixture, now)
  const own = [coreItem(fixture, BOOK, line, opening.line), ...oldItem(fixture, line)]
  if (!isPlayed(view)) return listOf(own)
  const live = liveItem(fixture, liveLine(line, view), opening.line)
  return listOf(hash(`order/${fixture.id}`) % 2 === 0 ? [live, ...own] : [...own, live])
}

function listOf(items: readonly Part[]): Part {
  return { count: items.length, pageIndex: 1, pageSize: 25, pageCount: 1, items }
}

/** Another provider's item. It lacks details, spread and total, as some real ones do. */
function oldItem(fixture: Fixture, line: Line): readonly Part[] {
  if (hash(`old/${fixture.id}`) % OLD_BOOK_EVERY !== 0) return []
  const side = (money: number) => ({ moneyLine: money, spreadOdds: -115 })
  return [
    {
      $ref: itemUrl(fixture, OLD_BOOK.id),
      provider: OLD_BOOK,
      awayTeamOdds: side(line.awayMoney - 3),
      homeTeamOdds: side(line.homeMoney + 3),
      links: [],
    },
  ]
}

/** The line as the score so far changes it. */
function liveLine(line: Line, { moment }: PlayedView): Line {
  const lead = moment.home - moment.away
  const spread = line.spread - lead
  return {
    spread,
    homeMoney: lead > 0 ? -612 : line.homeMoney,
    awayMoney: lead > 0 ? 433 : line.awayMoney,
    total: Math.max(line.total, moment.home + moment.away + 0.5),
  }
}

function liveItem(fixture: Fixture, line: Line, open: Line): Part {
  const { close: _close, ...away } = sideOf(fixture, 'away', line, open)
  const { close: _alsoClose, moneyLine: _missing, ...home } = sideOf(fixture, 'home', line, open)
  return { ...itemHead(fixture, LIVE_BOOK, line), awayTeamOdds: away, homeTeamOdds: home }
}

function coreItem(fixture: Fixture, provider: typeof BOOK, line: Line, open: Line): Part {
  return {
    ...itemHead(fixture, provider, line),
    awayTeamOdds: sideOf(fixture, 'away', line, open),
    homeTeamOdds: sideOf(fixture, 'home', line, open),
    open: totals(open),
    close: totals(line),
    current: totals(line),
  }
}

function itemHead(fixture: Fixture, provider: typeof BOOK, line: Line): Part {
  return {
    $ref: itemUrl(fixture, provider.id),
    provider,
    details: detailsOf(fixture, line),
    overUnder: line.total,
    spread: line.spread,
    overOdds: -110,
    underOdds: -110,
    links: [],
    moneylineWinner: false,
    spreadWinner: false,
  }
}

function sideOf(fixture: Fixture, side: 'home' | 'away', line: Line, open: Line): Part {
  const spread = side === 'home' ? line.spread : -line.spread
  const money = line[`${side}Money`]
  return {
    favorite: spread < 0,
    underdog: spread > 0,
    moneyLine: money,
    spreadOdds: -110,
    open: offer(side === 'home' ? open.spread : -open.spread, open[`${side}Money`]),
    close: offer(spread, money),
    current: offer(spread, money),
    team: {
      $ref: `${baseUrl(fixture)}/seasons/${fixture.season.year}/teams/${fixture[side].id}?lang=en&region=us`,
    },
  }
}

function offer(spread: number, money: number): Part {
  const points = spread === 0 ? '+0' : signed(spread)
  return {
    pointSpread: { alternateDisplayValue: points, american: points },
    spread: priceParts(EVEN),
    moneyLine: priceParts(signed(money)),
  }
}

function totals({ total }: Line): Part {
  const text = String(total)
  return {
    over: priceParts(EVEN),
    under: priceParts(EVEN),
    total: { alternateDisplayValue: text, american: text },
  }
}

function itemUrl(fixture: Fixture, provider: string): string {
  const { id } = fixture
  return `${baseUrl(fixture)}/events/${id}/competitions/${id}/odds/${provider}?lang=en&region=us`
}

function baseUrl({ slug }: Fixture): string {
  return `http://sports.core.api.espn.com/v2/sports/${leagueOf(slug).feedPath.replace('/', '/leagues/')}`
}
