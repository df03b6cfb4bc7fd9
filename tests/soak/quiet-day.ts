import { productTime } from '../../src/domain/time/product-clock'
import { startProduct } from '../support/product'
import { watchQuietHours } from '../support/quiet-hours'

const HOURS = Number(process.env['HOURS'] ?? 24)
const RATE = Number(process.env['RATE'] ?? 120)
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
const HOUR_MS = 3_600_000
/** Any day of a year, at an hour when no game is on. */
const DAYS = Array.from({ length: 365 }, (_, n) => Date.parse('2026-08-01T10:00:00Z') + n * 24 * HOUR_MS)

/** A day on which nothing is wrong, with all leagues that play then: operators must hear of nothing. */
export async function soakQuiet(): Promise<boolean> {
  const from = new Date(process.env['FROM'] ?? DAYS[SEED % DAYS.length]!)
  const at = from.toISOString()
  console.log(`${HOURS} hours from ${at} on; SEED=${SEED} FROM=${at} repeats them`)
  const product = await startProduct({ at, rate: RATE, seed: SEED })
  const { alerts, lines, refused } = await watchQuietHours(product, from.getTime() + HOURS * HOUR_MS)
  const until = new Date(productTime(product.clock, Date.now())).toISOString()
  await product.close()
  for (const line of lines) console.log(`  line    ${line}`)
  for (const answer of refused) console.log(`  refused ${answer}`)
  for (const alert of alerts) console.log(`  ALERT   ${alert}`)
  console.log(`${alerts.length} alerts and ${refused.length} refused answers until ${until}`)
  return alerts.length === 0 && refused.length === 0
}
