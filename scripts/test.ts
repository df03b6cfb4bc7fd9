import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildHooks } from './build-hooks'
import { buildSite } from './build-site'
import { recordingsNamed } from '../tests/support/recordings'
import {
  browserFailures,
  failureText,
  vitestFailures,
  type BrowserResults,
  type VitestResults,
} from './failures'
import { findNginx } from './edge/nginx'
import { findBrowser, findWindowedBrowser } from './find-browser'

/** `npm test -- [check] [unit] [server] [browser]`: all tests, or one part of them while working on it. */
const VITEST_RESULTS = 'build/results/vitest.json'
const BROWSER_RESULTS = 'build/results/browser.json'

interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped?: number
  readonly failures?: readonly string[]
}

const parts = process.argv.slice(2)
const wants = (part: string) => parts.length === 0 || parts.includes(part)

mkdirSync('build/results', { recursive: true })
for (const stale of [VITEST_RESULTS, BROWSER_RESULTS]) rmSync(stale, { force: true })
// A new machine waits for its network meanwhile, which the first tests do not need.
const tools = ['scripts/install-test-tools.ts', ...['server', 'browser'].filter(wants)]
const installed = node('scripts/run.mjs', tools)
await Promise.all([buildHooks(), buildSite()])
const counts: Count[] = []
if (wants('check')) counts.push(await runChecks())
if (wants('unit')) counts.push(await runVitest(['unit', 'ui', 'feed-sim']))
await installed
// One after the other: beside the browsers' work, servers on a fast clock were called late, and tests of them timed out.
if (wants('server')) counts.push(await runServer())
if (wants('browser')) counts.push(await runBrowser())
report(counts)

async function runChecks(): Promise<Count> {
  const ok = await node('scripts/run.mjs', ['scripts/check.ts'])
  return ok
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1, failures: ['FAILED npm run check: see the top of this output'] }
}

/** With nginx and Nchan, where they can be had: the tests of edges say themselves when they are missing. */
async function runServer(): Promise<Count> {
  const nginx = findNginx()
  const { skipped = 0, ...count } = await runVitest(['server'])
  if (typeof nginx === 'string') console.log(`edge: ${skipped} tests skipped: ${nginx}`)
  return count
}

async function runVitest(projects: string[]): Promise<Count> {
  const ok = await node('node_modules/vitest/vitest.mjs', [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${VITEST_RESULTS}`,
  ])
  return countCrashAsFailure(ok, countVitest())
}

async function runBrowser(): Promise<Count> {
  const env = {
    CHROMIUM_PATH: findBrowser(),
    WINDOWED_CHROMIUM_PATH: findWindowedBrowser(),
    // A relative path would be one below the folder of the config.
    PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(BROWSER_RESULTS),
  }
  const ok = await node(
    'node_modules/playwright/cli.js',
    ['test', '--config=tests/e2e/playwright.config.ts', '--reporter=list,json'],
    env,
  )
  return countCrashAsFailure(ok, countBrowser())
}

/** A runner that failed without a failed test (a crash, an empty run) must not pass unseen. */
function countCrashAsFailure(ok: boolean, count: Count): Count {
  if (ok || count.failed > 0) return count
  const failures = [
    ...(count.failures ?? []),
    'FAILED a runner of tests that names no failed test: see above',
  ]
  return { ...count, failed: 1, failures }
}

function countVitest(): Count {
  const results = readJson<VitestResults & Record<string, number>>(VITEST_RESULTS)
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = results
  const failures = vitestFailures(results).map(failureText)
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, failures }
}

function countBrowser(): Count {
  const results = readJson<BrowserResults & { stats?: Record<string, number> }>(BROWSER_RESULTS)
  const { expected = 0, unexpected = 0, flaky = 0 } = results.stats ?? {}
  const failures = browserFailures(results).map(failureText)
  return { passed: expected, failed: unexpected + flaky, failures }
}

function report(results: readonly Count[]): void {
  const passed = results.reduce((sum, count) => sum + count.passed, 0)
  const failed = results.reduce((sum, count) => sum + count.failed, 0)
  const skipped = results.reduce((sum, count) => sum + (count.skipped ?? 0), 0)
  for (const failure of results.flatMap(({ failures = [] }) => failures)) console.log(`\n${failure}`)
  const checked = recordingsNamed(/./).length
  // Apart from the tests of edges, only tests that need the recordings are ever skipped.
  const seen = checked ? `${checked} files checked` : `folder missing, ${skipped} tests skipped`
  if (wants('unit')) console.log(`recordings: ${seen}`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

function readJson<T extends object>(path: string): Partial<T> {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : {}
}

async function node(file: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(process.execPath, [file, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return (await new Promise((done) => child.on('exit', done))) === 0
}
