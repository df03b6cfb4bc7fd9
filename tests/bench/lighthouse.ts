import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../../scripts/find-browser'
import type { Product } from '../support/product'
import { atLeast, quantile, type Row } from './row'

const RUNS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]
type Scores = Readonly<Record<Category, number>>

/** Lighthouse's mobile run. Only performance is noisy; the other scores must be perfect in every run. */
export async function benchLighthouse({ url }: Product): Promise<Row[]> {
  const runs: Scores[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await runLighthouse(`${url}/nfl`))
  const of = (category: Category) => runs.map((scores) => scores[category])
  return [
    atLeast('Lighthouse mobile, performance (median of 3)', quantile(of('performance'), 0.5), 95, 'points'),
    atLeast('Lighthouse mobile, accessibility', Math.min(...of('accessibility')), 100, 'points'),
    atLeast('Lighthouse mobile, best practices', Math.min(...of('best-practices')), 100, 'points'),
    atLeast('Lighthouse mobile, SEO', Math.min(...of('seo')), 100, 'points'),
  ]
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
}

async function runLighthouse(url: string): Promise<Scores> {
  const dir = mkdtempSync(join(tmpdir(), 'turbo-lighthouse-'))
  const file = join(dir, 'report.json')
  const flags = ['--headless=new', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const options = ['--output=json', `--output-path=${file}`, '--quiet', `--chrome-flags=${flags.join(' ')}`]
  const only = `--only-categories=${CATEGORIES.join(',')}`
  await node(['node_modules/lighthouse/cli/index.js', url, only, ...options])
  const { categories } = JSON.parse(readFileSync(file, 'utf8')) as Report
  rmSync(dir, { recursive: true, force: true })
  const points = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100)
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    'best-practices': points('best-practices'),
    seo: points('seo'),
  }
}

function node(args: readonly string[]): Promise<void> {
  const browser = findBrowser()
  const env = { ...process.env, ...(browser && { CHROME_PATH: browser }) }
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  return new Promise((done, fail) =>
    child.on('exit', (code) => (code === 0 ? done() : fail(new Error(`Lighthouse ended with ${code}`)))),
  )
}
