import { mkdirSync, writeFileSync } from 'node:fs'
import { buildHooks } from '../../scripts/build-hooks'
import { faultsNamed, type Fault } from './faults'
import { openWorld } from './world'
import { tryFault, type Tried } from './try-fault'

/** Each alert must come within a minute, and the true cause must be first in four of five. */
const BUDGET_S = 60
const SHARE = 0.8

const faults = faultsNamed(process.argv.slice(2))

await buildHooks()
const world = await openWorld()
const tried: Tried[] = []
for (const fault of faults) {
  const one = await tryFault(world, fault)
  console.log(lineOf(fault, one))
  tried.push(one)
}
await world.close()

mkdirSync('build', { recursive: true })
writeFileSync('build/faults.json', JSON.stringify(tried, null, 1))
const inTime = tried.filter(({ seconds }) => seconds !== undefined && seconds <= BUDGET_S).length
const first = tried.filter(({ isFirst }) => isFirst).length
console.log(`${inTime} of ${tried.length} alerts within ${BUDGET_S} s, the true cause first in ${first}`)
process.exit(inTime === tried.length && first >= SHARE * tried.length ? 0 : 1)

function lineOf({ name, cause }: Fault, { seconds, causes, isFirst }: Tried): string {
  const alert = seconds === undefined ? 'no alert' : `alert after ${seconds.toFixed(0)} s`
  return `${isFirst ? 'ok   ' : 'WRONG'} ${name}: ${alert}, ${causes[0] ?? 'no cause'}${isFirst ? '' : ` (not ${cause}); ${causes.join(', ')}`}`
}
