import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LETTER_REQUESTS } from '../src/domain/people/letters/letter-limits'
import { capacityFor } from './capacity/model'
import { parsePlan, type Plan } from './capacity/plan'

const LIB = 'pb_hooks/lib'
const sources = readdirSync(LIB, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(LIB, name), 'utf8'))
const caches = readFileSync(join(LIB, 'cache/README.md'), 'utf8')

it('pb_hooks/lib/cache/README.md says how much all caches hold together', () => {
  const bytes = sources.flatMap((text) => [...text.matchAll(/: Cache = \{.*mostBytes: ([\d_]+)/g)])
  const sum = bytes.reduce((all, [, most = '']) => all + Number(most.replaceAll('_', '')), 0)
  expect(bytes.length).toBeGreaterThan(5)
  expect(caches).toContain(`${sum / 1e6} MB together`)
})

it('pb_hooks/lib/cache/README.md says every budget for what is asked of others', () => {
  const BUDGET = /: Budget = \{ name: '([^']+)', perMinute: (\d+), perAsker: (\d+) \}/g
  const budgets = sources
    // The other budgets limit what is written, or asked of a model.
    .filter((text) => /: Cache = /.test(text))
    .flatMap((text) => [...text.matchAll(BUDGET)].map(([, ...row]) => row.join(' ')))
  const rows = [...caches.matchAll(/^\| `([a-z-]+)` +\|.*\| (\d+) +\| (\d+) +\|$/gm)].map(([, ...row]) =>
    row.join(' '),
  )
  expect(rows.toSorted()).toEqual(budgets.toSorted())
})

it('pb_hooks/lib/security/README.md says how many mails a network may ask for', () => {
  expect(LETTER_REQUESTS.withinMs).toBe(60_000)
  const text = readFileSync(join(LIB, 'security/README.md'), 'utf8').replaceAll(/\s+/g, ' ')
  expect(text).toContain(`mails of one kind ${LETTER_REQUESTS.most} per minute`)
})

it('docs/growing.md says of edges what the capacity model says', () => {
  const page = readFileSync('docs/growing.md', 'utf8')
  const said = (words: RegExp) => Number(words.exec(page)![1]!.replace(',', ''))
  const edges = (viewers: number) => capacityFor({ ...(parsePlan([]) as Plan), viewers }).edges
  const onOne = said(/^\| up to ([\d,]+) +\| one edge,/m)
  expect([edges(onOne), edges(onOne + 1000)]).toEqual([1, 2])
  expect(said(/an edge for each ([\d,]+)/)).toBe(onOne)
  const onTwo = said(/at least three beyond ([\d,]+)/)
  expect([edges(onTwo), edges(onTwo + 1)]).toEqual([2, 3])
})
