import type { CallOutcome } from '../../../../src/domain/operations/api-calls/api-call'
import {
  mergeMinutes,
  minuteCalls,
  type MeasuredCall,
  type MinuteCalls,
} from '../../../../src/domain/operations/api-calls/minute-calls'
import { beginWriting, findRecord, recordWithId } from '../../server/records'
import { CALLS_KEY } from './record-call'

/** Saves what was counted since the last time, one row per minute. What cannot be saved is counted next time. */
export function rollUpCalls(): void {
  const lines = takeLines()
  if (lines === '') return
  try {
    $app.runInTransaction((tx) => {
      beginWriting(tx)
      for (const [minute, calls] of byMinute(lines)) saveMinute(tx, minute, calls)
    })
  } catch (error) {
    $app.store().setFunc(CALLS_KEY, (newer: string | null) => lines + (newer ?? ''))
    throw error
  }
}

function takeLines(): string {
  let lines = ''
  $app.store().setFunc(CALLS_KEY, (old: string | null) => {
    lines = old ?? ''
    return ''
  })
  return lines
}

function byMinute(lines: string): ReadonlyMap<string, readonly MeasuredCall[]> {
  const minutes = new Map<string, MeasuredCall[]>()
  for (const line of lines.split('\n')) {
    const [minute, kind, league = '', outcome, ms, method] = line.split('|')
    if (!minute || !kind || !outcome) continue
    const calls = minutes.get(minute) ?? []
    calls.push({
      kind,
      league,
      outcome: outcome as CallOutcome,
      durationMs: Number(ms),
      ...(method && method !== 'GET' && { method }),
    })
    minutes.set(minute, calls)
  }
  return minutes
}

/** A minute is saved twice when a roll-up comes in the middle of it, and after a restart. */
function saveMinute(tx: CoreApp, minute: string, calls: readonly MeasuredCall[]): void {
  const id = idOf(minute)
  const saved = findRecord('api_calls', id, tx)?.getString('calls')
  const record = recordWithId(tx, 'api_calls', id)
  record.set('minute', minute)
  const before = saved ? (JSON.parse(saved) as MinuteCalls) : {}
  record.set('calls', JSON.stringify(mergeMinutes(before, minuteCalls(calls))))
  tx.save(record)
}

/** Minutes since 1970, so that a minute has one row. */
function idOf(minute: string): string {
  return String(Date.parse(minute.replace(' ', 'T')) / 60_000).padStart(15, '0')
}
