import { csvFile, csvText, type CsvCell } from '../../export/csv'
import type { LogEntry } from './log-entry'

/**
 * The file of an export, made page by page: each page becomes a text of its own, so that fifty thousand lines never
 * have to be one text.
 */
export interface LogFile {
  readonly ending: string
  readonly type: string
  /** The text of one page, to be appended to the pages before it. */
  page(entries: readonly LogEntry[]): string
  end(): string
}

export type LogFormat = 'csv' | 'json'

const COLUMNS: readonly (readonly [string, (entry: LogEntry) => CsvCell])[] = [
  ['Time (UTC)', ({ timestamp }) => isoOf(timestamp).replace('T', ' ').replace('Z', '')],
  ['Level', ({ level }) => level],
  ['Category', ({ category }) => category],
  ['Message', ({ message }) => message],
  ['Correlation id', ({ correlationId }) => correlationId],
  ['Account', ({ userId }) => userId],
  ['Visit', ({ sessionId }) => sessionId],
  ['Build', ({ buildId }) => buildId],
  ['Details', ({ metadata }) => metadata && JSON.stringify(metadata)],
]

export function logFile(format: LogFormat): LogFile {
  return format === 'csv' ? csvLogFile() : jsonLogFile()
}

function csvLogFile(): LogFile {
  const head = csvFile([COLUMNS.map(([name]) => name)])
  let isBegun = false
  return {
    ending: 'csv',
    type: 'text/csv;charset=utf-8',
    page(entries) {
      const before = isBegun ? '' : head
      isBegun = true
      return before + csvText(entries.map((entry) => COLUMNS.map(([, cellOf]) => cellOf(entry))))
    },
    end: () => (isBegun ? '' : head),
  }
}

function jsonLogFile(): LogFile {
  let between = '['
  return {
    ending: 'json',
    type: 'application/json',
    page(entries) {
      return entries
        .map((entry) => {
          const before = between
          between = ','
          return `${before}\n${JSON.stringify({ ...entry, timestamp: isoOf(entry.timestamp) })}`
        })
        .join('')
    },
    end: () => (between === '[' ? '[]\n' : '\n]\n'),
  }
}

function isoOf(ms: number): string {
  return new Date(ms).toISOString()
}
