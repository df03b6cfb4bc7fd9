import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { indexSite, inlineParts } from './index-site'

it('hashes the scripts and styles that stand in a page, and only those', () => {
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  const html = `<script type="module" src="/assets/a.js"></script><style>a{b:c}</style>
    <script>first()</script><SCRIPT type="module">
    second()
    </SCRIPT><link rel="stylesheet" href="/assets/a.css">`
  expect(inlineParts(html)).toEqual({
    scripts: [hash('first()'), hash('\n    second()\n    ')],
    styles: [hash('a{b:c}')],
  })
  expect(inlineParts('<p>none</p>')).toEqual({ scripts: [], styles: [] })
})

it('says which build a page is of', () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'))
  try {
    writeFileSync(join(site, 'index.html'), '<head><meta name="build" content="0a1b2c3d" /></head>')
    indexSite(site)
    const index = JSON.parse(readFileSync(join(site, 'site-index.json'), 'utf8')) as object
    expect(index).toHaveProperty(['index.html', 'build'], '0a1b2c3d')
  } finally {
    rmSync(site, { recursive: true })
  }
})

it('names the character set of every text', () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'))
  try {
    for (const name of ['a.html', 'a.js', 'a.css', 'a.svg', 'a.txt']) writeFileSync(join(site, name), 'text')
    indexSite(site)
    const index = JSON.parse(readFileSync(join(site, 'site-index.json'), 'utf8')) as Record<
      string,
      { type: string }
    >
    expect(Object.values(index).filter(({ type }) => !type.endsWith('; charset=utf-8'))).toEqual([])
    expect(Object.keys(index)).toHaveLength(5)
  } finally {
    rmSync(site, { recursive: true })
  }
})
