import { describe, expect, it } from 'vitest'
import type { LogEntry } from './log-entry'
import { logFile, type LogFormat } from './log-file'

const golf: LogEntry = {
  id: 'a',
  timestamp: Date.parse('2026-10-25T16:00:00.250Z'),
  level: 'error',
  category: 'API',
  message: 'The feed, "again"',
  correlationId: 'act-1',
  userId: 'u1',
  sessionId: 'ab12cd34',
  buildId: '0a1b2c3d',
  metadata: { status: 503 },
}
const stranger: LogEntry = { ...golf, id: 'b', message: '=HYPERLINK("x")' }

function written(format: LogFormat, ...pages: readonly (readonly LogEntry[])[]): string {
  const file = logFile(format)
  return [...pages.map((page) => file.page(page)), file.end()].join('')
}

describe('the file of an export of the log', () => {
  it('is one table, however many pages it came in, and holds no formula', () => {
    expect(written('csv', [golf], [], [stranger]).split('\r\n')).toEqual([
      '\uFEFFTime (UTC),Level,Category,Message,Correlation id,Account,Visit,Build,Details',
      '2026-10-25 16:00:00.250,error,API,"The feed, ""again""",act-1,u1,ab12cd34,0a1b2c3d,"{""status"":503}"',
      `2026-10-25 16:00:00.250,error,API,"'=HYPERLINK(""x"")",act-1,u1,ab12cd34,0a1b2c3d,"{""status"":503}"`,
      '',
    ])
  })

  it('is one list, however many pages it came in', () => {
    const line = { ...golf, timestamp: '2026-10-25T16:00:00.250Z' }
    expect(JSON.parse(written('json', [], [golf, golf], [stranger]))).toEqual([
      line,
      line,
      { ...line, id: 'b', message: stranger.message },
    ])
  })

  it.each([
    ['csv', 'text/csv;charset=utf-8'],
    ['json', 'application/json'],
  ] as const)('is named and told to the browser as %s', (format, type) => {
    expect(logFile(format)).toMatchObject({ ending: format, type })
  })

  it('is still a table, or a list, when it has no lines', () => {
    expect(written('csv')).toContain('Time (UTC),Level')
    expect(JSON.parse(written('json', []))).toEqual([])
  })
})
