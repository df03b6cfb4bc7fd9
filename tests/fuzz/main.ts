import { sampleCupEvent, overallEntry, matchEntry } from '../../src/feeds/espn/cup/testing/sample-cup-feed'
import { adaptersOf } from '../../src/feeds/testing/adapter-of'
import { CUP, type Adapter } from '../../src/feeds/testing/adapters'
import { mutated, seededRandom, type Random } from '../../src/feeds/testing/mutate'
import { NO_RECORDINGS, readRecording, recordingsNamed } from '../support/recordings'

/**
 * `npm run fuzz`: sends whole recorded payloads, each broken in one to a few places, through all adapters that read
 * them.
 */
const COPIES = 200_000
const SEED = 20_260_906
const MOST_BREAKS = 4

interface Payload {
  readonly file: string
  readonly reply: unknown
  readonly adapters: readonly Adapter[]
}

const payloads = [...recordedPayloads(), cupPayload()]
if (payloads.length === 1) throw new Error(`Nothing to fuzz: ${NO_RECORDINGS}`)
const random = seededRandom(SEED)
let exceptions = 0
for (let n = 0; n < COPIES; n++) {
  const payload = payloads[n % payloads.length]!
  if (!survives(payload, brokenCopy(payload.reply, random))) exceptions++
}
console.log(`${COPIES} copies, ${exceptions} exceptions`)
process.exitCode = exceptions > 0 ? 1 : 0

function recordedPayloads(): readonly Payload[] {
  return recordingsNamed(/./).flatMap((file) => {
    const adapters = adaptersOf(file)
    return adapters.length > 0 ? [{ file, reply: readRecording(file), adapters }] : []
  })
}

/** No cup was recorded; the hand-written one stands in. */
function cupPayload(): Payload {
  const matches = [matchEntry('11', 'Friday Foursomes', 'USA'), matchEntry('12', 'Sunday Singles', 'open')]
  const event = sampleCupEvent([overallEntry({ value: 1 }, { value: 0.5 }), ...matches])
  return { file: 'cup (hand-written)', reply: { events: [event] }, adapters: [CUP] }
}

function brokenCopy(reply: unknown, next: Random): unknown {
  const breaks = 1 + Math.floor(next() * MOST_BREAKS)
  return Array.from({ length: breaks }).reduce((copy: unknown) => mutated(copy, next), reply)
}

function survives({ file, adapters }: Payload, copy: unknown): boolean {
  try {
    for (const adapter of adapters) adapter.map(copy)
    return true
  } catch (error) {
    if (exceptions < 10) console.error(file, error)
    return false
  }
}
