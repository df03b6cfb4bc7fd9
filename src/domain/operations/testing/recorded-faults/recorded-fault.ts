import type { Issue } from '../../investigation/issue'
import type { LogEntry } from '../../logs/log-entry'

/** The log lines of a real server for a fault that `npm run faults` caused, and the true cause. */
export interface RecordedFault {
  readonly name: string
  readonly cause: string
  readonly issue: Issue
  readonly entries: readonly LogEntry[]
}

interface RecordedLine extends Omit<LogEntry, 'id'> {
  /** The title of the alert that this line raised. */
  readonly raises?: string
}

interface Recording {
  readonly name: string
  readonly cause: string
  /** What the log kept; one of these lines raised the alert, unless `unlogged` did. */
  readonly lines: readonly RecordedLine[]
  /** A line that raised the alert and that is not in the log. */
  readonly unlogged?: RecordedLine
}

export function recordedFault({ name, cause, lines, unlogged }: Recording): RecordedFault {
  const raising = unlogged ?? lines.find(({ raises }) => raises !== undefined)
  if (!raising?.raises) throw new Error(`No line raises an alert for ${name}`)
  const { raises, timestamp, ...line } = raising
  return {
    name,
    cause,
    issue: { type: raises, timestamp, line, ...(line.metadata && { metadata: line.metadata }) },
    entries: lines.map(({ raises: _raises, ...entry }, index) => ({ id: `${name} ${index}`, ...entry })),
  }
}
