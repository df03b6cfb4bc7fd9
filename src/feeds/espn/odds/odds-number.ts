const NUMBER = /^[+-]?\d{1,7}(\.\d{1,4})?$/
const LEAST_PRICE = 100
const MOST = 10_000_000

/** An American price: `-110`, `"+260"`, `EVEN`. What lies between -100 and 100 (`-0`, `+0`) is none. */
export function readPrice(value: unknown): number | undefined {
  if (/^even$/i.test(wordsOf(value))) return LEAST_PRICE
  const price = readNumber(value)
  return Math.abs(price) >= LEAST_PRICE ? price : undefined
}

/** A spread: `-7`, `"+7.5"`; `EVEN` and `PK` give no points. */
export function readSpread(value: unknown): number | undefined {
  if (/^(even|pk|pick)$/i.test(wordsOf(value))) return 0
  const spread = readNumber(value)
  // A number of that size is a price in the wrong place.
  return Math.abs(spread) < LEAST_PRICE ? spread : undefined
}

/** A total: `47.5`, `"o47.5"`. */
export function readTotal(value: unknown): number | undefined {
  const total = readNumber(typeof value === 'string' ? wordsOf(value).replace(/^[ou]/i, '') : value)
  return total > 0 ? total : undefined
}

/** NaN for anything that is no number, so that every comparison with it fails. */
function readNumber(value: unknown): number {
  const number = NUMBER.test(wordsOf(value)) ? Number(value) : value
  if (typeof number !== 'number' || !(Math.abs(number) < MOST)) return NaN
  return number === 0 ? 0 : number
}

function wordsOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
