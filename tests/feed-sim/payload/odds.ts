import { leagueOf } from '../../../src/domain/league'
import type { Part } from '../games/sim-game'
import type { Fixture } from '../slate/fixture'
import type { World } from '../world'
import { signed } from './format'
import { lineOf, type Line } from './lines'
import { oddsTeam } from './team'

const PROVIDER = { id: '100', name: 'DraftKings', priority: 1, displayName: 'DraftKings' }
const EVEN = '-110'

/** `odds` of a competition before the start; no member at all when there is no line. */
export function scoreboardOdds(world: World, fixture: Fixture): Part {
  const line = lineOf(world, fixture)
  return line ? { odds: [oddsPart(fixture, line)] } : {}
}

/** The summary's list is empty when there is no line. */
export function pickcenter(world: World, fixture: Fixture): readonly Part[] {
  const line = lineOf(world, fixture)
  return line ? [oddsPart(fixture, line)] : []
}

function oddsPart(fixture: Fixture, line: Line): Part {
  return {
    provider: PROVIDER,
    details: details(fixture, line),
    overUnder: line.total,
    spread: line.spread,
    awayTeamOdds: sideOdds(fixture, 'away', line),
    homeTeamOdds: sideOdds(fixture, 'home', line),
    moneyline: {
      displayName: 'Moneyline',
      shortDisplayName: 'ML',
      home: { close: { odds: signed(line.homeMoney) }, open: { odds: signed(line.homeMoney) } },
      away: { close: { odds: signed(line.awayMoney) }, open: { odds: signed(line.awayMoney) } },
    },
    pointSpread: {
      displayName: 'Spread',
      shortDisplayName: 'Spread',
      home: spreads(line.spread, line.openSpread),
      away: spreads(-line.spread, -line.openSpread),
    },
    total: {
      displayName: 'Total',
      shortDisplayName: 'Total',
      over: totals('o', line),
      under: totals('u', line),
    },
  }
}

/** A spread in football and basketball, the favourite's money line in baseball and hockey. */
function details(fixture: Fixture, line: Line): string {
  const { kind } = leagueOf(fixture.slug)
  if (kind === 'baseball' || kind === 'hockey') {
    const home = line.homeMoney < line.awayMoney
    return `${(home ? fixture.home : fixture.away).abbreviation} ${signed(home ? line.homeMoney : line.awayMoney)}`
  }
  if (line.spread === 0) return 'EVEN'
  const favourite = line.spread < 0 ? fixture.home : fixture.away
  return `${favourite.abbreviation} -${Math.abs(line.spread)}`
}

/** A pick'em has no favourite. */
function sideOdds(fixture: Fixture, side: 'home' | 'away', line: Line): Part {
  const favourite = side === 'home' ? line.spread < 0 : line.spread > 0
  const underdog = line.spread !== 0 && !favourite
  return { favorite: favourite, underdog, team: oddsTeam(fixture.slug, fixture[side]) }
}

function spreads(close: number, open: number): Part {
  return { close: { line: signed(close), odds: EVEN }, open: { line: signed(open), odds: EVEN } }
}

function totals(prefix: 'o' | 'u', line: Line): Part {
  return {
    close: { line: `${prefix}${line.total}`, odds: EVEN },
    open: { line: `${prefix}${line.openTotal}`, odds: EVEN },
  }
}

/** The core resource: one item by provider. */
export function coreOdds(world: World, fixture: Fixture): Part {
  const line = lineOf(world, fixture)
  const items = line ? [coreItem(fixture, line)] : []
  return { count: items.length, pageIndex: 1, pageSize: 25, pageCount: 1, items }
}

function coreItem(fixture: Fixture, line: Line): Part {
  const { slug } = fixture
  const base = `http://sports.core.api.espn.com/v2/sports/${leagueOf(slug).feedPath.replace('/', '/leagues/')}`
  const side = (which: 'home' | 'away'): Part => {
    const spread = which === 'home' ? line.spread : -line.spread
    const open = which === 'home' ? line.openSpread : -line.openSpread
    const money = which === 'home' ? line.homeMoney : line.awayMoney
    return {
      favorite: spread < 0,
      underdog: spread > 0,
      moneyLine: money,
      spreadOdds: -110,
      open: coreLine(open, money),
      close: coreLine(spread, money),
      current: coreLine(spread, money),
      team: { $ref: `${base}/seasons/${fixture.season.year}/teams/${fixture[which].id}?lang=en&region=us` },
    }
  }
  return {
    $ref: `${base}/events/${fixture.id}/competitions/${fixture.id}/odds/${PROVIDER.id}?lang=en&region=us`,
    provider: { id: PROVIDER.id, name: PROVIDER.name, priority: PROVIDER.priority },
    details: details(fixture, line),
    overUnder: line.total,
    spread: line.spread,
    overOdds: -110,
    underOdds: -110,
    awayTeamOdds: side('away'),
    homeTeamOdds: side('home'),
    links: [],
    moneylineWinner: false,
    spreadWinner: false,
  }
}

function coreLine(spread: number, money: number): Part {
  const american = (value: string) => ({ alternateDisplayValue: value, american: value })
  return { pointSpread: american(signed(spread)), spread: american(EVEN), moneyLine: american(signed(money)) }
}
