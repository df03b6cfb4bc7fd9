import { percentOf, sortedBy } from '../statistics'

/** A span in which the server should write a heartbeat every `everyMs`. */
export interface Watch {
  readonly fromMs: number
  readonly toMs: number
  readonly everyMs: number
}

/**
 * The share of the watch in which the server was up, in percent. The watch begins no earlier than the first heartbeat.
 * Heartbeats come late or early, so a gap of up to two rounds counts as up; of a longer gap only the first round does.
 */
export function uptimePercent(beatsMs: readonly number[], watch: Watch): number | undefined {
  const beats = sortedBy(
    beatsMs.filter((beat) => beat < watch.toMs),
    (beat) => beat,
  )
  const fromMs = Math.max(beats[0] ?? watch.toMs, watch.fromMs)
  const upMs = beats.map((beat, index) => {
    const next = beats[index + 1] ?? watch.toMs
    const end = next - beat <= 2 * watch.everyMs ? next : beat + watch.everyMs
    return Math.max(0, end - Math.max(beat, fromMs))
  })
  return percentOf(
    upMs.reduce((sum, ms) => sum + ms, 0),
    watch.toMs - fromMs,
  )
}
