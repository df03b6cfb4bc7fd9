import { adapterOf } from '../../../src/feeds/testing/adapter-of'

/** What the adapter of a recorded reply makes of it, as text. Runs in Node and, bundled, in PocketBase's engine. */
export function mapText(file: string, text: string): string {
  const adapter = adapterOf(file)
  return adapter ? JSON.stringify(adapter.map(JSON.parse(text)) ?? null) : 'no adapter'
}

/** How often a mapping is timed. The clock counts whole milliseconds, so several runs make a sample. */
export interface Timing {
  readonly samples: number
  readonly runsEach: number
}

/** Milliseconds that each mapping of a reply takes with its file's adapter, after a warm-up. */
export function timeMapping(file: string, text: string, { samples, runsEach }: Timing): readonly number[] {
  const adapter = adapterOf(file)
  if (!adapter) throw new Error(`No adapter reads ${file}`)
  const reply: unknown = JSON.parse(text)
  for (let run = 0; run < 2 * runsEach; run++) adapter.map(reply)
  return Array.from({ length: samples }, () => {
    const began = Date.now()
    for (let run = 0; run < runsEach; run++) adapter.map(reply)
    return (Date.now() - began) / runsEach
  })
}
