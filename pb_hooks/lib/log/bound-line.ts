import {
  cutLogLine,
  isRequestLine,
  type ServerLogLine,
} from '../../../src/domain/operations/logs/cut-log-line'
import { countDropped } from './dropped'
import { spend } from '../server/cache/budget'

/** Of refused requests and of what we say ourselves; each has its own, so that no flood of one hides the other. */
const LINES_PER_MINUTE = 300

/**
 * Before a line of PocketBase's own log is saved: it is cut, and left out when there were too many in this minute. Not
 * calling `next` saves nothing, and PocketBase goes on with the next line.
 */
export function boundLine(e: core.ModelEvent): void {
  const log = e.model as unknown as core.Log
  const line = cutLogLine(lineOf(log))
  if (!spend(isRequestLine(line) ? 'log-requests' : 'log-own', LINES_PER_MINUTE)) return countDropped()
  log.message = line.message
  // Go's own map, which is read as JSON.
  log.data.scan(JSON.stringify(line.data))
  return e.next()
}

function lineOf({ message, data }: core.Log): ServerLogLine {
  return { message, data: JSON.parse(toString(data)) as Readonly<Record<string, unknown>> }
}
