import { describe, expect, it } from 'vitest'
import type { ConsoleAnswer } from '../../backend/console-api'
import type { ModelAnswer } from '../../backend/model-api'
import type { AnalysisFacts } from '../../domain/operations/analysis/analysis-facts'
import type { ModelRequest } from '../../domain/operations/analysis/model-request'
import { NOON, sampleLogs } from '../../domain/operations/testing/samples'
import { runAnalysis } from './run-analysis'

const ENTRIES = sampleLogs(3, { level: 'error', message: 'Timeout after 9 ms' })
const FACTS: AnalysisFacts = { entries: ENTRIES, errors: 3, warnings: 0, nowMs: NOON, hasModel: true }
const PATTERN = { id: 'p1', title: 'Slow feed', pattern: 'Timeout', frequency: 3, severity: 'critical' }
const FIX = { errorPattern: 'p1', description: 'Wait longer' }

const reply = (found: object): ModelAnswer => ({
  kind: 'answered',
  status: 200,
  body: { content: [{ text: JSON.stringify(found) }] },
})
const refusal = (status: number): ModelAnswer => ({ kind: 'answered', status, body: undefined })

describe('002 section 8: the analysis of errors', () => {
  async function run(facts: ConsoleAnswer<AnalysisFacts>, ...answers: readonly ModelAnswer[]) {
    const asked: ModelRequest[] = []
    const answer = await runAnalysis({ analysisFacts: async () => facts }, async (request) => {
      asked.push(request)
      return answers[asked.length - 1]!
    })
    return { answer, asked, value: answer.kind === 'read' ? answer.value : undefined }
  }
  const read = (changes: Partial<AnalysisFacts> = {}) =>
    ({ kind: 'read', value: { ...FACTS, ...changes } }) as const

  it('asks for patterns and then for their fixes, both times the model that the server chooses', async () => {
    const { value, asked } = await run(read(), reply({ patterns: [PATTERN] }), reply({ fixes: [FIX] }))
    expect(value?.patterns.map(({ title }) => title)).toEqual(['Slow feed'])
    expect(value?.fixes.map(({ description }) => description)).toEqual(['Wait longer'])
    expect(value?.trouble).toBeUndefined()
    expect(asked.map(({ model }) => model)).toEqual(['', ''])
    expect(JSON.stringify(asked[1])).toContain('Slow feed')
  })

  it('asks for no fixes where no pattern was found', async () => {
    const { value, asked } = await run(read(), reply({ patterns: [] }))
    expect([value?.patterns, value?.fixes, asked.length]).toEqual([[], [], 1])
  })

  it.each([
    ['are refused', refusal(529)],
    ['do not come', { kind: 'unreachable' }],
  ] as const)('keeps the patterns when their fixes %s', async (_what, answer) => {
    const { value } = await run(read(), reply({ patterns: [PATTERN] }), answer)
    expect([value?.patterns.length, value?.fixes, value?.trouble]).toEqual([1, [], undefined])
  })

  it.each([
    ['the server cannot be reached', { kind: 'unreachable' }, 'The server cannot be reached.'],
    ['the model is refused', refusal(529), 'Claude API error: 529 - Overloaded'],
    ['the answer is empty', { kind: 'answered', status: 200, body: {} }, 'No content in Claude response'],
    ['the answer cannot be understood', reply({}), 'The analysis could not be read'],
  ] as const)('groups the errors by itself when %s, and says why', async (_what, answer, trouble) => {
    const { value, asked } = await run(read(), answer)
    expect([value?.trouble, value?.patterns.map(({ pattern }) => pattern)]).toEqual([
      trouble,
      ['Timeout after # ms'],
    ])
    expect(asked).toHaveLength(1)
  })

  it('asks nobody where there is no model, and reports no trouble', async () => {
    const { value, asked } = await run(read({ hasModel: false }))
    expect([value?.trouble, value?.patterns.length, asked]).toEqual([undefined, 1, []])
  })

  it('asks nobody about a day without errors', async () => {
    const { value, asked } = await run(read({ entries: [], errors: 0 }))
    expect([value?.patterns, value?.fixes, value?.summary.recommendedActions, asked]).toEqual([
      [],
      [],
      [],
      [],
    ])
  })

  it('does not start when the errors cannot be read', async () => {
    const { answer, asked } = await run({ kind: 'unreachable' })
    expect([answer, asked]).toEqual([{ kind: 'unreachable' }, []])
  })
})
