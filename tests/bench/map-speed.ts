import { sampleEvent } from '../../src/feeds/espn/testing/sample-event'
import { timeMapping } from '../support/engine/map-text'
import { startEngine } from '../support/engine/start-engine'
import { readRecording, recordingsNamed } from '../support/recordings'
import { atMost, quantile, type Row } from './row'

const RECORDING = /^ncaaf-scoreboard-pre-2026-part1\.json$/
const BYTES = 500_000
const SAMPLES = 15
const RUNS_IN_NODE = 40
const RUNS_IN_ENGINE = 4
const NODE_BUDGET_MS = 5
const ENGINE_BUDGET_MS = 60

/** Mapping a large scoreboard, median of warm runs, in Node and in PocketBase's engine. */
export async function benchMapSpeed(): Promise<Row[]> {
  const { text, name } = largeScoreboard()
  const what = `mapping ${name}, ${Math.round(text.length / 1000)} KB`
  const inNode = quantile(timeMapping(text, SAMPLES, RUNS_IN_NODE), 0.5)
  const engine = await startEngine()
  try {
    const inEngine = quantile(await engine.timeMapping(text, SAMPLES, RUNS_IN_ENGINE), 0.5)
    return [
      atMost(`${what}, in Node`, inNode, NODE_BUDGET_MS, 'ms'),
      atMost(`${what}, in PocketBase's engine`, inEngine, ENGINE_BUDGET_MS, 'ms'),
    ]
  } finally {
    await engine.close()
  }
}

/** The recording, its events repeated under other ids up to the size; hand-written ones where it is missing. */
function largeScoreboard(): { readonly text: string; readonly name: string } {
  const [recorded] = recordingsNamed(RECORDING)
  const events = recorded
    ? readRecording<{ events: readonly object[] }>(recorded).events
    : [sampleEvent('NCAAF')]
  const name = recorded ? 'a recorded scoreboard' : 'a generated scoreboard'
  const size = JSON.stringify(events).length
  const copies = Math.max(1, Math.ceil(BYTES / size))
  const many = Array.from({ length: copies }, (_, copy) =>
    events.map((event, index) => ({ ...event, id: `${copy}-${index}` })),
  )
  return { text: JSON.stringify({ events: many.flat() }), name }
}
