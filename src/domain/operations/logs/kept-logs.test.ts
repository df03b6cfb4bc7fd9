import { expect, it } from 'vitest'
import { sampleLog, sampleLogs } from '../testing/samples'
import { keptLogs } from './kept-logs'

it('000 section 9: log entries 1000; the oldest fall off', () => {
  const kept = keptLogs(sampleLogs(1000), [sampleLog({ id: 'new' })])
  expect(kept).toHaveLength(1000)
  expect([kept[0]?.id, kept[999]?.id]).toEqual(['l1', 'new'])
})
