import { describe, expect, it } from 'vitest'
import { sampleFix } from '../testing/samples'
import { applyFix, canApply, confidenceText, recentApplications, unknownFixText } from './fix-suggestion'

describe('002 section 5: fix Apply', () => {
  it.each([
    [69.9, false, 'Confidence 69.9%'],
    [69.96, false, 'Confidence 69.9%'],
    [70, true, 'Confidence 70%'],
    [100, true, 'Confidence 100%'],
  ])('at %d%% confidence it is enabled: %s (disabled below 70%%)', (confidence, enabled, text) => {
    expect(canApply(sampleFix({ confidence }))).toBe(enabled)
    expect(confidenceText(sampleFix({ confidence }))).toBe(text)
  })
})

describe('002 section 8: fixes are never applied automatically', () => {
  it('says in which file to apply it by hand', () => {
    expect(applyFix(sampleFix())).toBe(
      'Browser environment cannot directly modify files. Please apply the fix manually to src/poll.ts',
    )
  })

  it('says of an unknown fix that it was not found', () => {
    expect(unknownFixText('f9')).toBe('Fix with ID f9 not found')
  })

  it('names the file of the first change, and the project when it knows no file', () => {
    const change = { filePath: 'src/a.ts', originalCode: '', fixedCode: '', lineNumber: 1, explanation: '' }
    expect(applyFix(sampleFix({ codeChanges: [change] }))).toMatch(/to src\/a\.ts$/)
    expect(applyFix(sampleFix({ targetFiles: [] }))).toMatch(/to the project$/)
  })

  it('002 section 2: the last 3 fix applications', () => {
    expect(recentApplications(['1', '2', '3', '4'])).toEqual(['2', '3', '4'])
  })
})
