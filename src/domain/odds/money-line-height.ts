/**
 * American prices jump from -100 to +100, which is the same price. A chart draws them at a height that has no gap: zero
 * is an even bet, and prices of favourites lie below it.
 */
const EVEN = 100

export function moneyLineHeight(price: number): number {
  return price < 0 ? price + EVEN : price - EVEN
}

export function moneyLineAt(height: number): number {
  return height < 0 ? height - EVEN : height + EVEN
}
