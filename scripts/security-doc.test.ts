import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './check/source-files'

const text = readFileSync('docs/security.md', 'utf8')

/** Words between backticks that look like a file or folder of ours. */
const named = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\/?)`/g)]
  .map(([, name = '']) => name)
  .filter((name) => /\.(?:tsx?|mjs|md|json|html)$|\/$/.test(name))

/** `V1.2.3`, its level and its verdict, in the order of the page. */
const rows = [...text.matchAll(/^\| (V\d+\.\d+\.\d+) +\| ([12]) +\|[^|]+\| ([a-z ]+?) +\| (.+?) +\|$/gm)].map(
  ([, number = '', level = '', verdict = '', evidence = '']) => ({ number, level, verdict, evidence }),
)

/** The standard has 70 requirements of level 1 and 183 of level 2. */
const ALL = { '1': 70, '2': 183 } as const
const VERDICTS = ['met', 'not applicable', 'open'] as const

describe('docs/security.md', () => {
  it('names files that exist', () => {
    expect(named.length).toBeGreaterThan(100)
    expect([...new Set(named)].filter((name) => !existsSync(name))).toEqual([])
  })

  it('has each requirement of its levels once', () => {
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length)
    for (const level of ['1', '2'] as const)
      expect(rows.filter((row) => row.level === level)).toHaveLength(ALL[level])
  })

  it('calls nothing met without a file, or the part of PocketBase, that shows it', () => {
    const bare = rows.filter(
      ({ verdict, evidence }) => verdict === 'met' && !/`|PocketBase|" above/.test(evidence),
    )
    expect(bare).toEqual([])
    expect(rows.filter(({ verdict }) => !VERDICTS.some((one) => one === verdict))).toEqual([])
  })

  it('counts what it says', () => {
    for (const level of ['1', '2'] as const) {
      const counts = VERDICTS.map(
        (verdict) => rows.filter((row) => row.level === level && row.verdict === verdict).length,
      )
      const line = new RegExp(
        `^\\| ${level} +\\|${counts.map((count) => ` ${count} +\\|`).join('')} ${ALL[level]} +\\|$`,
        'm',
      )
      expect(text).toMatch(line)
    }
  })
})

/** What the page says of V1.2.1, V1.3.2 and V3.2.2. */
describe('page, worker and hooks', () => {
  it('make neither HTML nor code of text', () => {
    const makers = /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function\(/i
    const sources = sourceFiles(['src', 'sw', 'pb_hooks']).filter((path) => !/\.test\.tsx?$/.test(path))
    expect(sources.length).toBeGreaterThan(500)
    // This file reads what the app has drawn, where the browser has already escaped all texts.
    const reader = 'src/start/last-frame/frame-html.ts'
    expect(sources.filter((path) => makers.test(readFileSync(path, 'utf8')))).toEqual([reader])
  })
})
