import { expect, it } from 'vitest'
import { NOON, sampleLog } from '../testing/samples'
import { exportedIncident, incidentText, parseIncident, type Investigation } from './investigation'

it('the incident that is looked into is written into the address and read back from it', () => {
  const ref = { kind: 'alert', id: 'abcdefghij01234' } as const
  expect(parseIncident(incidentText(ref))).toEqual(ref)
  for (const wrong of [
    '',
    'alert:',
    'user:abcdefghij01234',
    'log:ABCDEFGHIJ01234',
    "log:' OR 1=1 --     ",
    7,
  ])
    expect(parseIncident(wrong)).toBeUndefined()
})

it('an export says times as people read them', () => {
  const incident: Investigation = {
    ref: { kind: 'log', id: 'abcdefghij01234' },
    title: 'API Error',
    issue: { type: 'API Error', timestamp: NOON },
    steps: [],
    related: [sampleLog()],
    relatedCount: 1,
    causes: [],
    endpoints: [],
    pattern: 'fetched',
  }
  const exported = JSON.parse(exportedIncident(incident)) as { issue: object; related: object[] }
  const timestamp = '2026-09-06T16:00:00.000Z'
  expect(exported.issue).toEqual({ type: 'API Error', timestamp })
  expect(exported.related).toEqual([{ ...sampleLog(), timestamp }])
})
