import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '../../../domain/time/intervals'
import { chartSummary, stepMark } from './chart-words'

describe('the words of the charts of API calls', () => {
  it.each([
    ['an hour', HOUR_MS / 24, '4:05 PM'],
    ['a day', HOUR_MS + 1 / 24, '4:05 PM'],
    ['a week', 7 * HOUR_MS, '10/25'],
  ])('mark the steps of %s', (_span, stepMs, text) => {
    expect(stepMark(new Date(2026, 9, 25, 16, 5).getTime(), stepMs)).toBe(text)
  })

  it('say when a figure was highest for the first time, and what was measured last', () => {
    const points = [
      { label: '1 PM', value: 2 },
      { label: '2 PM', value: undefined },
      { label: '3 PM', value: 5 },
      { label: '4 PM', value: 5 },
      { label: '5 PM', value: 3 },
      { label: '6 PM', value: undefined },
    ]
    expect(chartSummary('Error rate', points, 'percent')).toBe(
      'Error rate in 6 steps: at most 5%, from 3 PM on; last 3%',
    )
  })

  it('say when nothing was measured', () => {
    expect(chartSummary('Error rate', [{ label: '1 PM', value: undefined }], 'percent')).toBe(
      'Error rate: No data',
    )
  })
})
