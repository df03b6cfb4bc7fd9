import type { Side } from '../../../domain/game/game'
import { favoriteOf } from '../../../domain/odds/favorite'
import { hasNumbers, type Favorite, type OddsLine } from '../../../domain/odds/odds-line'
import { signedSpreads } from '../../../domain/odds/spread-pair'
import { id, isTrue, nameText, record, type Fields } from '../../read'
import { readDetails, type FromDetails } from './odds-details'
import { readPrice, readSpread, readTotal } from './odds-number'
import type { OddsSides } from './odds-sides'

/** One provider's entry in any of the feed's shapes; undefined when it offers nothing. */
export function mapOddsEntry(entry: Fields, sides: OddsSides): OddsLine | undefined {
  const details = nameText(entry['details'])
  const words = readDetails(details, sides)
  const prices = mapPrices(entry, words)
  const flagged = flaggedFavorite(entry)
  const spread = mapSpread(entry, words)
  const favorite = flagged ?? favoriteOf({ ...prices, ...(spread !== undefined && { homeSpread: spread }) })
  const overUnder = mapTotal(entry)
  const provider = record(entry['provider'])
  const line: OddsLine = {
    ...(spread !== undefined && signedSpreads(sides.sport, spread, favorite)),
    ...prices,
    ...(overUnder !== undefined && { overUnder }),
    favorite,
    providerName: nameText(provider['displayName']) || nameText(provider['name']),
    providerId: id(provider['id']),
    details,
  }
  return hasNumbers(line) ? line : undefined
}

/** Over and under are offered at the same total, so either of them tells it. */
function mapTotal(entry: Fields): number | undefined {
  const [over, under] = ['over', 'under'].map((side) => readTotal(closing(entry, 'total', side)['line']))
  return readTotal(entry['overUnder']) ?? over ?? under
}

/** The home team's spread. If only the away team's is given, it is the negation of that. */
function mapSpread(entry: Fields, words: FromDetails | undefined): number | undefined {
  const given = readSpread(entry['spread']) ?? readSpread(closing(entry, 'pointSpread', 'home')['line'])
  if (given !== undefined) return given
  const away = readSpread(closing(entry, 'pointSpread', 'away')['line'])
  if (away !== undefined) return -away
  return words?.kind === 'spread' ? words.homeSpread : undefined
}

function mapPrices(entry: Fields, words: FromDetails | undefined) {
  const homeMoneyLine = moneyLine(entry, 'home', words)
  const awayMoneyLine = moneyLine(entry, 'away', words)
  const homeSpreadOdds = spreadOdds(entry, 'home')
  const awaySpreadOdds = spreadOdds(entry, 'away')
  return {
    ...(homeSpreadOdds !== undefined && { homeSpreadOdds }),
    ...(awaySpreadOdds !== undefined && { awaySpreadOdds }),
    ...(homeMoneyLine !== undefined && { homeMoneyLine }),
    ...(awayMoneyLine !== undefined && { awayMoneyLine }),
  }
}

function moneyLine(entry: Fields, side: Side, words: FromDetails | undefined): number | undefined {
  const inWords = words?.kind === 'moneyLine' && words.side === side ? words.price : undefined
  return (
    readPrice(teamOf(entry, side)['moneyLine']) ??
    readPrice(closing(entry, 'moneyline', side)['odds']) ??
    readPrice(closeOf(entry, side, 'moneyLine')) ??
    inWords
  )
}

function spreadOdds(entry: Fields, side: Side): number | undefined {
  return (
    readPrice(teamOf(entry, side)['spreadOdds']) ??
    readPrice(closing(entry, 'pointSpread', side)['odds']) ??
    readPrice(closeOf(entry, side, 'spread'))
  )
}

/** From late 2025: `moneyline.home.close.odds`; some lines have no closing one yet. */
function closing(entry: Fields, market: string, side: string): Fields {
  const offers = record(record(entry[market])[side])
  const close = record(offers['close'])
  return Object.keys(close).length > 0 ? close : record(offers['open'])
}

/** The core list: `homeTeamOdds.close.moneyLine.american`. */
function closeOf(entry: Fields, side: Side, market: string): unknown {
  return record(record(teamOf(entry, side)['close'])[market])['american']
}

function flaggedFavorite(entry: Fields): Favorite | undefined {
  const home = isTrue(teamOf(entry, 'home')['favorite'])
  const away = isTrue(teamOf(entry, 'away')['favorite'])
  if (home === away) return undefined
  return home ? 'home' : 'away'
}

function teamOf(entry: Fields, side: Side): Fields {
  return record(entry[`${side}TeamOdds`])
}
