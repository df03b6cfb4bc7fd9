import { percentOf } from '../statistics'

/** A span in which the server was to beat every `everyMs`. */
export interface Watch {
  readonly fromMs: number
  readonly toMs: number
  readonly everyMs: number
}

/** The share of the watch in which the server beat, in percent; before the first beat there was no server. */
export function uptimePercent(beatsMs: readonly number[], watch: Watch): number | undefined {
  const beats = beatsMs.filter((beat) => beat >= watch.fromMs && beat < watch.toMs)
  if (beats.length === 0) return undefined
  const first = beats.reduce((earliest, beat) => Math.min(earliest, beat))
  const slots = new Set(beats.map((beat) => Math.floor((beat - first) / watch.everyMs)))
  return percentOf(slots.size, Math.ceil((watch.toMs - first) / watch.everyMs))
}
