import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { samplePattern } from '../testing/samples'
import { readFixReply } from './fix-reply'

const reply = (text: unknown) => ({ content: [{ type: 'text', text }] })
const saying = (fixes: unknown) => reply(`Here you are:\n\`\`\`json\n${JSON.stringify({ fixes })}\n\`\`\``)

it('fixes are read, whatever prose stands around them', () => {
  const fix = {
    id: 'f1',
    errorPattern: 'p1',
    description: 'Wait longer',
    confidence: 82,
    fixType: 'code_change',
    targetFiles: ['src/poll.ts'],
    codeChanges: [
      {
        filePath: 'src/poll.ts',
        originalCode: '  a()',
        fixedCode: '  b()',
        lineNumber: 7,
        explanation: 'b waits',
      },
    ],
    testSuggestions: ['Wait'],
    riskAssessment: { level: 'low', concerns: ['Waits longer'], recommendations: ['Look'] },
  }
  expect(readFixReply(saying([fix]), [samplePattern(), samplePattern({ id: 'p2' })])).toEqual([fix])
})

it('missing values become the careful choice, and a fix for an unknown pattern or without words is dropped', () => {
  const [fix, ...others] = readFixReply(
    saying([
      { errorPattern: 'p1', description: 'Guess', confidence: 900 },
      { errorPattern: 'p9', description: 'x' },
      { errorPattern: 'p1', confidence: 90 },
      7,
    ]),
    [samplePattern()],
  )
  expect(others).toEqual([])
  expect(fix).toMatchObject({
    id: 'fix-1',
    confidence: 100,
    fixType: 'documentation',
    codeChanges: [],
    riskAssessment: { level: 'high' },
  })
})

it('a change of code names its file, and code that is missing is empty', () => {
  const codeChanges = [{ originalCode: 'a()' }, { filePath: 'src/poll.ts', originalCode: 7 }]
  const [fix] = readFixReply(saying([{ errorPattern: 'p1', description: 'Guess', codeChanges }]), [
    samplePattern(),
  ])
  expect(fix?.codeChanges).toEqual([
    { filePath: 'src/poll.ts', originalCode: '', fixedCode: '', lineNumber: 0, explanation: '' },
  ])
})

it('two fixes of one id are told apart, so that Preview and Apply mean the one whose button was pressed', () => {
  const fixes = ['first', 'second'].map((description) => ({ id: 'f1', errorPattern: 'p1', description }))
  const read = readFixReply(saying(fixes), [samplePattern()])
  expect(read.map(({ id, description }) => [id, description])).toEqual([
    ['f1', 'first'],
    ['f1-2', 'second'],
  ])
})

it('whatever comes back, nothing breaks', () => {
  fc.assert(
    fc.property(fc.anything(), (anything) => {
      expect(readFixReply(anything, [samplePattern()])).toEqual([])
      expect(
        Array.isArray(readFixReply(reply(JSON.stringify({ fixes: [anything] }) ?? ''), [samplePattern()])),
      ).toBe(true)
    }),
  )
})
