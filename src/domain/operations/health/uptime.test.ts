import { describe, expect, it } from 'vitest'
import { uptimePercent } from './uptime'

const watch = { fromMs: 0, toMs: 100, everyMs: 10 }
const beats = (from: number, to: number) =>
  Array.from({ length: (to - from) / 10 }, (_, index) => from + index * 10)

describe('002 section 2: system uptime', () => {
  it.each([
    ['every beat', beats(0, 100), 100],
    ['beats a little late', beats(0, 100).map((beat) => beat + 3), 100],
    ['half of the time away', beats(0, 50), 50],
    ['away in the middle', [...beats(0, 30), ...beats(70, 100)], 60],
    ['started in the middle', beats(50, 100), 100],
    ['beats twice as often', [...beats(0, 100), ...beats(0, 100).map((beat) => beat + 5)], 100],
    ['beats that drift', Array.from({ length: 8 }, (_, index) => index * 12.5), 100],
    ['beats now early, now late', [0, 9, 21, 29, 42, 49, 58, 72, 80, 91], 100],
    ['a gap of two rounds', [0, 10, 30, 40, 50, 60, 70, 80, 90], 100],
    ['a gap of more', [0, 10, 31, 40, 50, 60, 70, 80, 90], 89],
    ['in any order', beats(0, 50).toReversed(), 50],
    ['up before the watch, away at its beginning', [-40, ...beats(50, 100)], 50],
    ['up before the watch and at its beginning', [-5, ...beats(5, 100)], 100],
    ['the last beat before the watch', [-5], 5],
    ['away for the whole watch', [-40], 0],
    ['a beat that is still to come, after the clock was set back', [...beats(0, 100), 105], 100],
    ['no beat yet', [100], undefined],
    ['no beat at all', [], undefined],
  ])('%s', (_words, beatsMs, percent) => {
    expect(uptimePercent(beatsMs, watch)).toBe(percent)
  })
})
