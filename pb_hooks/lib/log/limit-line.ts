import {
  cutLogLine,
  isRequestLine,
  type ServerLogLine,
} from '../../../src/domain/operations/logs/cut-log-line'
import { spend, type Budget } from '../cache/budget'
import { countDropped } from './dropped'
import { keepLine } from './keep-line'
import { noteEndedSession } from './note-ended-sessions'

/** Requests and what we say ourselves have half of it each, so that no flood of one hides the other. */
const LINES: Budget = { name: 'log', perMinute: 600, perAsker: 300 }

/**
 * Runs before a line of PocketBase's own log is saved: cuts it, and drops it when there were too many in this minute.
 * Without a call of `next` nothing is saved, and PocketBase goes on with the next line.
 */
export function limitLine(e: core.ModelEvent): void {
  const log = e.model as unknown as core.Log
  const line = cutLogLine(lineOf(log))
  if (isRequestLine(line) && line.data['status'] === 401) noteEndedSession()
  keepLine(log.level, line)
  if (!spend(LINES, isRequestLine(line) ? 'requests' : 'own lines')) return countDropped()
  log.message = line.message
  // `log.data` is a Go map, which reads its content from JSON.
  log.data.scan(JSON.stringify(line.data))
  return e.next()
}

function lineOf({ message, data }: core.Log): ServerLogLine {
  return { message, data: JSON.parse(toString(data)) as ServerLogLine['data'] }
}
