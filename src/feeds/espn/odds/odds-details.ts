import type { Side } from '../../../domain/game/game'
import type { OddsSides } from './odds-sides'
import { readPrice, readSpread } from './odds-number'

export type FromDetails =
  | { readonly kind: 'spread'; readonly homeSpread: number }
  | { readonly kind: 'moneyLine'; readonly side: Side; readonly price: number }

/**
 * In the feed's oldest shape only words give these numbers: `PHI -7` is a spread, `ATL -145` a money line; no spread is
 * as large as a price. `EVEN` alone is a pick'em in sports whose words mean spreads, and nothing where they mean
 * prices.
 */
export function readDetails(details: string, sides: OddsSides): FromDetails | undefined {
  const isPriced = sides.sport === 'MLB' || sides.sport === 'NHL'
  if (/^(even|pk)$/i.test(details)) return isPriced ? undefined : { kind: 'spread', homeSpread: 0 }
  const [, name, number] = /^(\S+)\s+(\S+)$/.exec(details) ?? []
  const side = sideOf(name, sides)
  if (!side) return undefined
  const price = readPrice(number)
  if (price !== undefined) return { kind: 'moneyLine', side, price }
  const spread = readSpread(number)
  if (spread === undefined) return undefined
  return { kind: 'spread', homeSpread: side === 'home' || spread === 0 ? spread : -spread }
}

function sideOf(name: string | undefined, { home, away }: OddsSides): Side | undefined {
  if (name === home) return 'home'
  return name === away ? 'away' : undefined
}
