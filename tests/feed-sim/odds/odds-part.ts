import type { Part } from '../games/sim-game'
import { signed } from '../payload/format'
import { oddsTeam } from '../payload/team'
import { hash } from '../rng'
import type { Fixture } from '../slate/fixture'
import type { World } from '../world'
import { generationOf } from './generation'
import { movesOf, type Line } from './line'
import { detailsOf, isPriced, priceParts } from './odds-texts'

const BOOK = { id: '100', name: 'DraftKings', priority: 1, displayName: 'DraftKings' }
const BOOK_2025 = { id: '58', name: 'ESPN BET', priority: 1 }
const BOOK_2024 = { id: '45', name: 'Caesars Sportsbook (New Jersey)', priority: 1 }
const CONSENSUS = { id: '1004', name: 'consensus', priority: 0 }
const RANKINGS = { id: '1002', name: 'teamrankings', priority: 0 }
const EVEN = '-110'
const NULL_EVERY = 13
const NO_DETAILS_EVERY = 17

/** A line and its opening line; both are the same when it has not moved. */
interface Offer {
  readonly line: Line
  readonly open: Line
  readonly hasMoved: boolean
}

/** `odds` of a competition before the start; no member at all when there is no line. */
export function scoreboardOdds(world: World, fixture: Fixture, now: number): Part {
  const offer = offerAt(world, fixture, now)
  if (!offer) return {}
  const entries = entriesOf(fixture, offer)
  return { odds: hash(`null/${fixture.id}`) % NULL_EVERY === 0 ? [...entries, null] : entries }
}

/** The summary's list is empty when there is no line. After the start it has the closing one. */
export function pickcenter(world: World, fixture: Fixture, now: number): readonly Part[] {
  const offer = offerAt(world, fixture, now)
  return offer ? entriesOf(fixture, offer) : []
}

function offerAt(world: World, fixture: Fixture, now: number): Offer | undefined {
  const moves = movesOf(world, fixture)
  const [opening] = moves
  const last = moves.findLast(({ at }) => at <= now) ?? opening
  return opening && last && { line: last.line, open: opening.line, hasMoved: last !== opening }
}

function entriesOf(fixture: Fixture, offer: Offer): readonly Part[] {
  switch (generationOf(fixture.day)) {
    case 'words':
      return wordEntries(fixture, offer.line)
    case 'numbers':
      return [numbersEntry(fixture, offer)]
    case 'offers':
      return [offersEntry(fixture, offer)]
  }
}

/** In that generation baseball had two more providers, with their own prices. */
function wordEntries(fixture: Fixture, line: Line): readonly Part[] {
  const words = { provider: BOOK_2024, details: detailsOf(fixture, line), overUnder: line.total }
  if (fixture.slug !== 'mlb') return [words]
  return [words, entryOfProvider(fixture, line, CONSENSUS, -1), entryOfProvider(fixture, line, RANKINGS, 1)]
}

function entryOfProvider(fixture: Fixture, line: Line, provider: Part, shift: number): Part {
  const other = { ...line, homeMoney: line.homeMoney + shift, awayMoney: line.awayMoney + shift }
  const side = (which: 'home' | 'away'): Part => ({
    ...sideOdds(fixture, which, other),
    moneyLine: other[`${which}Money`],
    spreadOdds: -110,
  })
  return {
    provider,
    details: detailsOf(fixture, other),
    overUnder: line.total,
    awayTeamOdds: side('away'),
    homeTeamOdds: side('home'),
  }
}

function numbersEntry(fixture: Fixture, { line, open }: Offer): Part {
  const totals = ({ total }: Line) => ({
    over: priceParts(EVEN),
    under: priceParts(EVEN),
    total: { alternateDisplayValue: String(total), american: String(total) },
  })
  return {
    provider: BOOK_2025,
    ...numbers(fixture, line),
    open: totals(open),
    current: totals(line),
  }
}

function offersEntry(fixture: Fixture, { line, open, hasMoved }: Offer): Part {
  // Until a line has moved there is no closing offer.
  const offers = (of: (line: Line) => Part): Part => ({
    ...(hasMoved && { close: of(line) }),
    open: of(open),
  })
  const spread = (own: (line: Line) => number) =>
    offers((one) => ({ line: spreadText(own(one)), odds: EVEN }))
  return {
    provider: BOOK,
    ...numbers(fixture, line),
    moneyline: {
      displayName: 'Moneyline',
      shortDisplayName: 'ML',
      home: offers(({ homeMoney }) => ({ odds: signed(homeMoney) })),
      away: offers(({ awayMoney }) => ({ odds: signed(awayMoney) })),
    },
    pointSpread: {
      displayName: 'Spread',
      shortDisplayName: 'Spread',
      home: spread((one) => one.spread),
      away: spread((one) => -one.spread),
    },
    total: {
      displayName: 'Total',
      shortDisplayName: 'Total',
      over: offers(({ total }) => ({ line: `o${total}`, odds: EVEN })),
      under: offers(({ total }) => ({ line: `u${total}`, odds: EVEN })),
    },
  }
}

/** Details are missing now and then where numbers say the same. */
function numbers(fixture: Fixture, line: Line): Part {
  const wordless = !isPriced(fixture) && hash(`details/${fixture.id}`) % NO_DETAILS_EVERY === 0
  return {
    ...(!wordless && { details: detailsOf(fixture, line) }),
    overUnder: line.total,
    spread: line.spread,
    awayTeamOdds: sideOdds(fixture, 'away', line),
    homeTeamOdds: sideOdds(fixture, 'home', line),
  }
}

/** A pick'em has no favourite. */
function sideOdds(fixture: Fixture, side: 'home' | 'away', line: Line): Part {
  const favourite = side === 'home' ? line.spread < 0 : line.spread > 0
  const underdog = line.spread !== 0 && !favourite
  return { favorite: favourite, underdog, team: oddsTeam(fixture.slug, fixture[side]) }
}

function spreadText(spread: number): string {
  return spread === 0 ? '+0' : signed(spread)
}
