import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NOON, sampleAlert } from '../testing/samples'
import type { FoundAlert } from './alert'
import { activeAlerts, alertChanges, alertCounts, pastAlerts } from './alert-list'

const later = NOON + 60_000
const found = (changes: Partial<FoundAlert> = {}): FoundAlert => {
  const { id: _id, resolved: _resolved, ...alert } = sampleAlert(changes)
  return alert
}
const many = (count: number, type: FoundAlert['type']) =>
  Array.from({ length: count }, (_, index) =>
    found({ key: `${type} ${index}`, type, lastSeen: NOON + index }),
  )

describe('002 section 2: alerts tab', () => {
  it('alerts are sorted newest first; acknowledged ones and those that are over stand apart', () => {
    const alerts = [
      sampleAlert({ id: 'b' }),
      sampleAlert({ id: 'seen', resolved: true }),
      sampleAlert({ id: 'over', clearedAt: later, timestamp: later }),
      sampleAlert({ id: 'c', timestamp: later }),
      sampleAlert({ id: 'a' }),
    ]
    expect(activeAlerts(alerts).map(({ id }) => id)).toEqual(['c', 'a', 'b'])
    expect(pastAlerts(alerts).map(({ id }) => id)).toEqual(['over', 'seen'])
  })

  it('cards Total, Critical, Warnings', () => {
    const alerts = [
      sampleAlert({ id: '1' }),
      sampleAlert({ id: '2', severity: 'warning' }),
      sampleAlert({ id: '3', severity: 'other' }),
    ]
    expect(alertCounts(alerts)).toEqual({ total: 3, critical: 1, warnings: 1 })
  })

  it('trouble that goes on stays the same alert, trouble that ended is over, and trouble that comes back is a new alert', () => {
    const open = [sampleAlert({ id: 'x', key: 'slow-api' }), sampleAlert({ id: 'y', key: 'gone' })]
    const again = found({ key: 'slow-api', lastSeen: later })
    expect(alertChanges(open, [again])).toEqual({
      raised: [],
      goingOn: [{ id: 'x', found: again }],
      over: ['y'],
    })
    expect(alertChanges([], [again]).raised).toEqual([again])
  })

  it('002 section 9: up to 10 error logs and 5 warning logs, the latest; conditions always', () => {
    const { raised } = alertChanges([], [...many(12, 'error'), ...many(7, 'warning'), ...many(1, 'system')])
    expect(raised.map(({ type }) => type).filter((type) => type === 'error')).toHaveLength(10)
    expect(raised.map(({ type }) => type).filter((type) => type === 'warning')).toHaveLength(5)
    expect([raised[0]?.key, raised.at(-1)?.key]).toEqual(['error 11', 'system 0'])
    const open = many(10, 'error').map((one) => sampleAlert({ id: one.key, key: one.key }))
    expect(alertChanges(open, many(12, 'error'))).toMatchObject({ raised: [], over: [] })
  })

  it('errors and warnings each have a limit of their own', () => {
    const openOf = (list: readonly FoundAlert[]) => list.map((one) => sampleAlert({ ...one, id: one.key }))
    const warnings = many(5, 'warning')
    const together = [...warnings, ...many(10, 'error'), ...many(6, 'warning').slice(5)]
    const { raised } = alertChanges(openOf(warnings), together)
    expect(raised.map(({ type }) => type)).toEqual(Array(10).fill('error'))
  })

  it('acknowledged ones take no place from new ones', () => {
    const old = many(5, 'warning').map((one) => ({ ...one, key: `old ${one.key}` }))
    const openOf = (resolved: boolean) => old.map((one) => sampleAlert({ ...one, id: one.key, resolved }))
    const raised = (resolved: boolean) =>
      alertChanges(openOf(resolved), [...old, ...many(7, 'warning')]).raised.length
    expect([raised(false), raised(true)]).toEqual([0, 5])
  })

  it('those that lines of pages raise take no place from those of the server', () => {
    const ofPages = many(12, 'error').map((one) => ({ ...one, key: `page ${one.key}` }))
    const { raised } = alertChanges([], [...ofPages, ...many(12, 'error')])
    expect(raised.filter(({ key }) => key.startsWith('page '))).toHaveLength(10)
    expect(raised).toHaveLength(20)
  })

  it('a slow part raises an alert as well as one that is down', () => {
    const { raised } = alertChanges([], [...many(1, 'performance'), ...many(1, 'system')])
    expect(raised.map(({ type }) => type).toSorted()).toEqual(['performance', 'system'])
  })

  it('alerts that began at the same time are sorted by key', () => {
    const keys = (...list: string[]) =>
      alertChanges(
        [],
        list.map((key) => found({ key, lastSeen: NOON })),
      ).raised.map(({ key }) => key)
    expect([keys('a', 'b'), keys('b', 'a')]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ])
  })

  it('any order in gives the same order out', () => {
    const alerts = fc.uniqueArray(
      fc.record({ id: fc.string(), timestamp: fc.integer() }).map((changes) => sampleAlert(changes)),
      { selector: (alert) => alert.id },
    )
    fc.assert(
      fc.property(alerts, (list) => {
        expect(activeAlerts(list.toReversed())).toEqual(activeAlerts(list))
      }),
    )
  })
})
