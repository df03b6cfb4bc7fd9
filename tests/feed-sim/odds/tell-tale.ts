import type { Line } from './line'

/** No statistic has four decimals, and none comes near these prices. */
const TAIL = 0.0137
const PRICE = 79_000

/** The same line in numbers that nothing else in an answer has. A level game stays level. */
export function tellTale({ spread, homeMoney, awayMoney, total }: Line): Line {
  return {
    spread: spread === 0 ? 0 : fourDecimals(spread + Math.sign(spread) * TAIL),
    homeMoney: homeMoney + Math.sign(homeMoney) * PRICE,
    awayMoney: awayMoney + Math.sign(awayMoney) * PRICE,
    total: fourDecimals(total + TAIL),
  }
}

export function isTellTale(number: number): boolean {
  return Math.abs(number) >= PRICE || !Number.isInteger(number * 2)
}

function fourDecimals(number: number): number {
  return Number(number.toFixed(4))
}
