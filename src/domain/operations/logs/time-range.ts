import { HOUR_MS } from '../../time/intervals'

export interface TimeRange {
  readonly startMs: number
  readonly endMs: number
}

export const TIME_PRESETS = [
  { preset: '1h', label: 'Last hour', hours: 1 },
  { preset: '24h', label: 'Last 24 hours', hours: 24 },
  { preset: '7d', label: 'Last 7 days', hours: 168 },
  { preset: '30d', label: 'Last 30 days', hours: 720 },
] as const

export type TimeChoice =
  | { readonly preset: (typeof TIME_PRESETS)[number]['preset'] }
  | { readonly preset: 'custom'; readonly fromMs?: number | undefined; readonly toMs?: number | undefined }

/** A custom range without an end reaches as far as there are logs; swapped ends are put in order. */
export function timeRange(choice: TimeChoice, nowMs: number): TimeRange {
  if (choice.preset === 'custom') return customRange(choice.fromMs ?? -Infinity, choice.toMs ?? Infinity)
  const { hours } = TIME_PRESETS.find((known) => known.preset === choice.preset)!
  return { startMs: nowMs - hours * HOUR_MS, endMs: nowMs }
}

export function isInRange(ms: number, range: TimeRange): boolean {
  return ms >= range.startMs && ms <= range.endMs
}

function customRange(fromMs: number, toMs: number): TimeRange {
  return { startMs: Math.min(fromMs, toMs), endMs: Math.max(fromMs, toMs) }
}
