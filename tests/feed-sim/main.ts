import { readArguments } from './arguments'
import { startFeedSim } from './server'

/** `node scripts/run.mjs tests/feed-sim/main.ts --port 0`: the simulated feed as a program of its own. */
const parsed = readArguments(process.argv.slice(2), process.env, Date.now())
if (parsed.kind === 'refused') {
  console.error(parsed.sentence)
  process.exit(1)
}
const sim = await startFeedSim(parsed.options)
console.log(`Simulated feed at ${sim.url}`)
