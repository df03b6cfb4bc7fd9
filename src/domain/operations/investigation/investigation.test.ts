import { expect, it } from 'vitest'
import { NOON, sampleLog } from '../testing/samples'
import { exportedIncident, incidentText, parseIncident, type Investigation } from './investigation'

it('the incident that is looked into is written into the address and read back from it', () => {
  for (const kind of ['alert', 'log'] as const) {
    const ref = { kind, id: 'abcdefghij01234' }
    expect(parseIncident(incidentText(ref))).toEqual(ref)
  }
  for (const wrong of [
    '',
    'alert:',
    'user:abcdefghij01234',
    'log:ABCDEFGHIJ01234',
    "log:' OR 1=1 --     ",
    'an alert:abcdefghij01234',
    'alert:abcdefghij01234x',
    ['alert:abcdefghij01234'],
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
    causes: [{ kind: 'mail', name: 'Mail server', points: 66, sinceMs: NOON, evidence: [] }],
    endpoints: [],
    pattern: 'fetched',
  }
  const exported = JSON.parse(exportedIncident(incident)) as Record<string, unknown>
  const timestamp = '2026-09-06T16:00:00.000Z'
  expect(exported).toEqual({
    ...incident,
    issue: { type: 'API Error', timestamp },
    related: [{ ...sampleLog(), timestamp }],
    causes: [{ kind: 'mail', name: 'Mail server', points: 66, sinceMs: timestamp, evidence: [] }],
  })
  const broken = { ...incident, issue: { type: 'API Error', timestamp: NaN } }
  expect(JSON.parse(exportedIncident(broken))).toMatchObject({ issue: { timestamp: null } })
})
