import { expect, it } from 'vitest'
import { sampleLog, sampleLogs } from '../testing/samples'
import { latestLogs } from './latest-logs'

it('000 section 9: log entries 1000; the oldest fall off', () => {
  const latest = latestLogs(sampleLogs(1000), [sampleLog({ id: 'new' })])
  expect(latest).toHaveLength(1000)
  expect([latest[0]?.id, latest[999]?.id]).toEqual(['l1', 'new'])
})
