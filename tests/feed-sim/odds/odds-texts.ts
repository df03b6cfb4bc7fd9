import { leagueOf } from '../../../src/domain/league'
import { signed } from '../payload/format'
import type { Fixture } from '../slate/fixture'
import type { Line } from './line'

/** Whether the league's odds are told by price and not by points. */
export function isPriced(fixture: Fixture): boolean {
  const { kind } = leagueOf(fixture.slug)
  return kind === 'baseball' || kind === 'hockey'
}

/** A spread in football and basketball, the favourite's money line in baseball and hockey. */
export function detailsOf(fixture: Fixture, line: Line): string {
  if (isPriced(fixture)) {
    const home = line.homeMoney < line.awayMoney
    return `${(home ? fixture.home : fixture.away).abbreviation} ${signed(home ? line.homeMoney : line.awayMoney)}`
  }
  if (line.spread === 0) return 'EVEN'
  const favourite = line.spread < 0 ? fixture.home : fixture.away
  return `${favourite.abbreviation} -${Math.abs(line.spread)}`
}

/** An American price in the forms that the feed writes beside each other. */
export function priceParts(american: string) {
  const price = american === 'EVEN' ? 100 : Number(american)
  const decimal = Number((price > 0 ? 1 + price / 100 : 1 - 100 / price).toFixed(3))
  return {
    value: decimal,
    displayValue: fraction(price),
    alternateDisplayValue: american,
    decimal,
    fraction: fraction(price),
    american,
  }
}

function fraction(price: number): string {
  const [over, under] = price > 0 ? [price, 100] : [100, -price]
  const divisor = commonDivisor(over, under)
  return `${over / divisor}/${under / divisor}`
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}
