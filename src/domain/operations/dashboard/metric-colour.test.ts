import { describe, expect, it } from 'vitest'
import { healthColour, metricColour, responseColour } from './metric-colour'

describe('002 section 9: response colour', () => {
  it.each([
    [2001, 'red'],
    [2000, 'amber'],
    [1001, 'amber'],
    [1000, 'green'],
    [undefined, 'grey'],
  ])('%s ms: %s (over 2000 red, over 1000 amber)', (ms, colour) => {
    expect(responseColour(ms)).toBe(colour)
  })

  it('statuses have one colour each', () => {
    expect((['healthy', 'warning', 'critical', 'unknown'] as const).map(metricColour)).toEqual([
      'green',
      'amber',
      'red',
      'grey',
    ])
    expect((['healthy', 'degraded', 'down'] as const).map(healthColour)).toEqual(['green', 'amber', 'red'])
  })
})
