import { describe, expect, it } from 'vitest'
import { chartOfSteps, stepAt } from './chart-of-steps'

const stepsOf = (...values: readonly (number | undefined)[]) =>
  values.map((value, at) => ({ mark: `m${at}`, value }))
const heightText = (height: number) => `${height} users`
const chartOf = (...values: readonly (number | undefined)[]) =>
  chartOfSteps(stepsOf(...values), { least: 1, mostMarks: 5, heightText })

describe('a chart of equal steps', () => {
  it('reads a step at its beginning, and the last one also at its end', () => {
    const steps = stepsOf(3, 4)
    expect([0, 1, 2].map((at) => stepAt(steps, at)?.mark)).toEqual(['m0', 'm1', 'm1'])
  })

  it('has the last step as wide as the others, and a gap where nothing was measured', () => {
    const { xs, tracks, isStepped } = chartOf(3, undefined, 0)
    expect([xs, isStepped]).toEqual([[0, 1, 2, 3], true])
    expect(tracks).toEqual([{ heights: [3, null, 0, 0], split: { at: 0 } }])
    expect(chartOf(3, undefined).tracks[0]?.heights).toEqual([3, null, null])
    expect(chartOf(3, 5).tracks[0]?.heights).toEqual([3, 5, 5])
  })

  it('begins at zero and leaves room above the highest', () => {
    const { range, lines, heightText: textOf } = chartOf(40, 12)
    expect(range(12, 40)).toEqual([0, 46])
    expect(lines).toEqual([0, 10, 20, 30, 40])
    expect(textOf(12)).toBe('12 users')
  })

  it('looks calm when little happened', () => {
    const { range, lines } = chartOfSteps(stepsOf(1, undefined), { least: 100, mostMarks: 5, heightText })
    expect(range(1, 1)[1]).toBeCloseTo(115)
    expect(lines).toEqual([0, 25, 50, 75, 100])
  })

  it.each([
    [3, ['m0', 'm1', 'm2']],
    [5, ['m0', 'm1', 'm2', 'm3', 'm4']],
    [6, ['m0', 'm2', 'm4']],
    [24, ['m0', 'm5', 'm10', 'm15', 'm20']],
  ])('of %i steps has as many marks as there is room for, equally far apart', (count, marks) => {
    const chart = chartOf(...Array.from({ length: count }, () => 1))
    expect(chart.marks?.map(({ text }) => text)).toEqual(marks)
    expect(chart.marks?.map(({ at }) => `m${at}`)).toEqual(marks)
  })
})
