import { EnvironmentReader } from '../../scripts/environment-reader'
import { productTime } from '../../src/domain/time/product-clock'
import { startProduct } from '../support/product'
import { watchQuietHours } from '../support/quiet-hours'

const HOUR_MS = 3_600_000
/** Any day of a year, at an hour when no game is on. */
const DAYS = Array.from({ length: 365 }, (_, n) => Date.parse('2026-08-01T10:00:00Z') + n * 24 * HOUR_MS)

/** A day on which nothing is wrong, with all leagues that play then: operators must hear of nothing. */
export async function soakQuiet(): Promise<boolean> {
  const { HOURS, RATE, SEED, from } = readChoices()
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

/** A mistyped hour would end the soak before it has looked at anything. */
function readChoices() {
  const reader = new EnvironmentReader(process.env)
  const SEED = reader.number('SEED', Date.now() % 1_000_000, 0, Number.MAX_SAFE_INTEGER)
  const from = new Date(reader.time('FROM') ?? DAYS[SEED % DAYS.length]!)
  const HOURS = reader.number('HOURS', 24, 1, 1000)
  const RATE = reader.number('RATE', 120, 1, 120)
  if (reader.complaints.length > 0) throw new Error(reader.complaints.join('\n'))
  return { HOURS, RATE, SEED, from }
}
