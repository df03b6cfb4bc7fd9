import { freshAddress, freshEmail } from '../../support/strangers'
import { signInAs } from './sign-in-as'

/**
 * Runs in its own process, so that sending does not delay what is measured meanwhile: `… sign-in-flood.ts URL PER_S
 * MS`.
 */
const [url = '', perS = '', ms = ''] = process.argv.slice(2)
/** A late timer catches up, but not in a burst that a real flood of this rate would not have. */
const MOST_AT_ONCE = 4
const answers: Promise<number>[] = []
const began = performance.now()
const timer = setInterval(() => {
  const due = ((performance.now() - began) * Number(perS)) / 1000
  for (let n = 0; n < MOST_AT_ONCE && answers.length < due; n++)
    answers.push(signInAs(url, freshEmail(), freshAddress()).catch(() => 0))
}, 5)
await new Promise((done) => setTimeout(done, Number(ms)))
clearInterval(timer)
process.stdout.write(JSON.stringify(await Promise.all(answers)))
process.exit(0)
