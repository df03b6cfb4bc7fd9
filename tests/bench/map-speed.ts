import {
  round,
  sampleEvent as sampleTournament,
  scoreboardCompetitor,
} from '../../src/feeds/espn/golf/testing/sample-golf'
import { sampleEvent } from '../../src/feeds/espn/testing/sample-event'
import { timeMapping } from '../support/engine/map-text'
import { startEngine, type Engine } from '../support/engine/start-engine'
import { readRecording, recordingsNamed } from '../support/recordings'
import { atMost, quantile, type Row } from './row'

const IN_NODE = { samples: 15, runsEach: 40 }
const IN_ENGINE = { samples: 15, runsEach: 4 }
const BYTES = 500_000
const NODE_BUDGET_MS = 5
const ENGINE_BUDGET_MS = 60

interface Sample {
  readonly what: string
  /** The recording; its name selects the adapter. */
  readonly file: string
  /** Events written by hand, for when the recording is missing. */
  readonly events: () => readonly object[]
}

const SAMPLES: readonly Sample[] = [
  { what: 'scoreboard', file: 'ncaaf-scoreboard-pre-2026-part1.json', events: () => [sampleEvent('NCAAF')] },
  { what: 'leaderboard', file: 'pga-leaderboard-major-round3-live-t1.json', events: () => [tournament()] },
]

/** Mapping large replies, median of warm runs, in Node and in PocketBase's engine. */
export async function benchMapSpeed(): Promise<Row[]> {
  const engine = await startEngine()
  const rows: Row[] = []
  try {
    for (const sample of SAMPLES) rows.push(...(await speedOf(sample, engine)))
  } finally {
    await engine.close()
  }
  return rows
}

async function speedOf({ what, file, events }: Sample, engine: Engine): Promise<Row[]> {
  const isRecorded = recordingsNamed(/./).includes(file)
  const recorded = isRecorded ? readRecording<{ events: readonly object[] }>(file).events : undefined
  const text = largeReply(recorded ?? events())
  const size = Math.round(text.length / 1000)
  const row = `mapping a ${recorded ? 'recorded' : 'generated'} ${what}, ${size} KB`
  const inNode = quantile(timeMapping(file, text, IN_NODE), 0.5)
  const inEngine = quantile(await engine.timeMapping(file, text, IN_ENGINE), 0.5)
  return [
    atMost(`${row}, in Node`, inNode, NODE_BUDGET_MS, 'ms'),
    atMost(`${row}, in PocketBase's engine`, inEngine, ENGINE_BUDGET_MS, 'ms'),
  ]
}

/** The events, repeated with other ids until the reply has its size. */
function largeReply(events: readonly object[]): string {
  const copies = Math.max(1, Math.ceil(BYTES / JSON.stringify(events).length))
  const many = Array.from({ length: copies }, (_, copy) =>
    events.map((event, index) => ({ ...event, id: `${copy}-${index}` })),
  )
  return JSON.stringify({ events: many.flat() })
}

function tournament(): object {
  const rounds = [1, 2, 3].map((period) => round(period, 70, '-2'))
  return sampleTournament(Array.from({ length: 156 }, (_, id) => scoreboardCompetitor(`${id}`, rounds)))
}
