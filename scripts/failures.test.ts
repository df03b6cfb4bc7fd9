import { describe, expect, it } from 'vitest'
import { browserFailures, failureText, vitestFailures } from './failures'

describe('what failed stands at the end of npm test', () => {
  it('names a failed test with its file and message', () => {
    const passed = { fullName: 'adds', status: 'passed', failureMessages: [] }
    const failed = { fullName: 'ages', status: 'failed', failureMessages: ['expected 1 to be 2'] }
    const results = { testResults: [{ name: 'age.test.ts', assertionResults: [passed, failed] }] }
    expect(vitestFailures(results).map(failureText)).toEqual([
      'FAILED age.test.ts: ages\n    expected 1 to be 2',
    ])
  })

  it('names a file that could not be loaded', () => {
    const results = {
      testResults: [{ name: 'age.test.ts', message: 'no such module', assertionResults: [] }],
    }
    expect(vitestFailures(results).map(failureText)).toEqual([
      'FAILED age.test.ts: the whole file\n    no such module',
    ])
  })

  it('names a failed browser test, however deep its group is, without colours', () => {
    const spec = (title: string, ok: boolean) => {
      const results = ok ? [{}] : [{ error: { message: '\u001B[31mnot visible\u001B[39m' } }]
      return { file: 'menu.spec.ts', title, ok, tests: [{ projectName: 'phone', results }] }
    }
    const suites = [{ specs: [spec('opens', true)], suites: [{ specs: [spec('closes', false)] }] }]
    expect(browserFailures({ suites }).map(failureText)).toEqual([
      'FAILED menu.spec.ts: [phone] closes\n    not visible',
    ])
  })

  it('says of a test that took too long that it timed out, for which its runner has no words', () => {
    const message = 'Error: STACK_TRACE_ERROR\n    at age.test.ts:12:5'
    expect(failureText({ file: 'age.test.ts', name: 'ages', message })).toMatch(
      /^FAILED age.test.ts: ages\n {4}Error: timed out.*\n {4} +at age.test.ts:12:5$/,
    )
  })

  it('says no more of a message than its first fifteen lines', () => {
    const message = Array.from({ length: 40 }, (_, line) => `line ${line + 1}`).join('\n')
    expect(failureText({ file: 'a', name: 'b', message }).split('\n')).toHaveLength(16)
  })

  it('says nothing when no results were written', () => {
    expect([...vitestFailures({}), ...browserFailures({})]).toEqual([])
  })
})
