import { stripVTControlCharacters } from 'node:util'

/**
 * The failed tests in the words of their runners, for the last lines of `npm test`: a reader who sees only
 * the end of a long output (a CI's page shows no more) still learns what failed.
 */
const LINES_OF_EACH_FAILURE = 15

interface Failure {
  readonly file: string
  readonly name: string
  readonly message: string
}

export function vitestFailures({ testResults = [] }: VitestResults): Failure[] {
  return testResults.flatMap(({ name: file, message = '', assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0 && message !== '') return [{ file, name: 'the whole file', message }]
    return failed.map(({ fullName, failureMessages }) => ({
      file,
      name: fullName,
      message: failureMessages.join('\n'),
    }))
  })
}

export function browserFailures({ suites = [] }: BrowserResults): Failure[] {
  return suites.flatMap(({ specs = [], ...inner }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => ({
        file,
        name: `[${tests.map(({ projectName }) => projectName).join(', ')}] ${title}`,
        message: tests
          .flatMap(({ results }) => results)
          .map(({ error }) => error?.message ?? '')
          .join('\n'),
      })),
    ...browserFailures(inner),
  ])
}

/** What Vitest writes instead of a message when a test, or what a test does at its end, was given up. */
const GIVEN_UP = 'STACK_TRACE_ERROR'

export function failureText({ file, name, message }: Failure): string {
  const told = message.replaceAll(
    GIVEN_UP,
    'timed out, itself or a hook of it; the first line of the trace says which',
  )
  const lines = stripVTControlCharacters(told).trim().split('\n').slice(0, LINES_OF_EACH_FAILURE)
  return [`FAILED ${file}: ${name}`, ...lines.map((line) => `    ${line}`)].join('\n')
}

export interface VitestResults {
  readonly testResults?: readonly {
    readonly name: string
    readonly message?: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

export interface BrowserResults {
  readonly suites?: readonly (BrowserResults & {
    readonly specs?: readonly {
      readonly file: string
      readonly title: string
      readonly ok: boolean
      readonly tests: readonly {
        readonly projectName: string
        readonly results: readonly { readonly error?: { readonly message: string } }[]
      }[]
    }[]
  })[]
}
