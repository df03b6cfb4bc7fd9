import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { indexSite, inlineScripts } from './index-site'

it('hashes the inline scripts of a page, and only those', () => {
  const hash = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`
  const html = `<script type="module" src="/assets/a.js"></script>
    <script>first()</script><SCRIPT type="module">
    second()
    </SCRIPT>`
  expect(inlineScripts(html)).toEqual([hash('first()'), hash('\n    second()\n    ')])
  expect(inlineScripts('<p>none</p>')).toEqual([])
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
