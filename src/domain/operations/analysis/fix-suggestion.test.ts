import { describe, expect, it } from 'vitest'
import { NOON, sampleFix } from '../testing/samples'
import { applyFix, canApply, recentApplications } from './fix-suggestion'

describe('002 section 5: fix Apply', () => {
  it.each([
    [69.9, false],
    [70, true],
    [100, true],
  ])('at %d%% confidence it is enabled: %s (disabled below 70%%)', (confidence, enabled) => {
    expect(canApply(sampleFix({ confidence }))).toBe(enabled)
  })
})

describe('002 section 8: fixes are never applied automatically', () => {
  it.each([
    ['f1', 'Browser environment cannot directly modify files. Please apply the fix manually to src/poll.ts'],
    ['f9', 'Fix with ID f9 not found'],
  ])('%s: %s', (id, text) => {
    expect(applyFix([sampleFix()], id, NOON)).toEqual({ fixId: id, ok: false, text, atMs: NOON })
  })

  it('names the file of the first change, and the project when it knows no file', () => {
    const change = { filePath: 'src/a.ts', originalCode: '', fixedCode: '', lineNumber: 1, explanation: '' }
    expect(applyFix([sampleFix({ codeChanges: [change] })], 'f1', NOON).text).toMatch(/to src\/a\.ts$/)
    expect(applyFix([sampleFix({ targetFiles: [] })], 'f1', NOON).text).toMatch(/to the project$/)
  })

  it('002 section 2: the last 3 fix applications', () => {
    const applications = [1, 2, 3, 4].map((atMs) => applyFix([], 'f', atMs))
    expect(recentApplications(applications).map(({ atMs }) => atMs)).toEqual([2, 3, 4])
  })
})
