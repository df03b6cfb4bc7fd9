const NUMBER = /^[+-]?\d{1,7}(\.\d{1,4})?$/
const LEAST_PRICE = 100
const MOST = 10_000_000

/** An American price: `-110`, `"+260"`, `EVEN`. What lies between -100 and 100 (`-0`, `+0`) is none. */
export function readPrice(value: unknown): number | undefined {
  if (typeof value === 'string' && /^\s*even\s*$/i.test(value)) return LEAST_PRICE
  const price = readNumber(value)
  return price !== undefined && Math.abs(price) >= LEAST_PRICE ? price : undefined
}

/** A spread: `-7`, `"+7.5"`; `EVEN` and `PK` give no points. */
export function readSpread(value: unknown): number | undefined {
  if (typeof value === 'string' && /^\s*(even|pk|pick)\s*$/i.test(value)) return 0
  const spread = readNumber(value)
  // A number of that size is a price in the wrong place.
  return spread !== undefined && Math.abs(spread) < LEAST_PRICE ? spread : undefined
}

/** A total: `47.5`, `"o47.5"`. */
export function readTotal(value: unknown): number | undefined {
  const total = readNumber(typeof value === 'string' ? value.trim().replace(/^[ou]/i, '') : value)
  return total !== undefined && total > 0 ? total : undefined
}

function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : value
  if (typeof number !== 'number' || !(Math.abs(number) < MOST)) return undefined
  return number === 0 ? 0 : number
}
