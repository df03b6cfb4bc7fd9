import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SECTION_3 } from './testing/section-3'

/** The glossary is `README.md` here and in the folders below. */
const pages = readdirSync('src/domain', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('README.md'))
  .map((path) => ({ path: join('src/domain', path), text: readFileSync(join('src/domain', path), 'utf8') }))

const FIELDS = '## The fields of the specification'

/** The names between backticks in the lists of fields. */
const listed = new Set(
  pages
    .filter(({ text }) => text.includes(FIELDS))
    .map(({ text }) => text.slice(text.indexOf(FIELDS), text.indexOf('\n## ', text.indexOf(FIELDS) + 1)))
    .flatMap((section) => section.match(/`[^`]+`/g) ?? [])
    .flatMap((name) => name.match(/\w+/g) ?? []),
)

describe.each(Object.entries(SECTION_3))('%s section 3: entities and their fields', (_document, entities) => {
  it.each(Object.entries(entities))('%s is listed in the glossary', (_entity, fields) => {
    expect(fields.split(/\s+/).filter((field) => !listed.has(field))).toEqual([])
  })
})

describe('the glossary', () => {
  it.each(pages.map(({ path, text }) => [path, text]))('%s names files that exist', (path, text) => {
    const named = [...text.matchAll(/`([\w./-]+\.ts)`/g)].map(([, file = '']) => file)
    const isThere = (file: string) => existsSync(join(dirname(path), file)) || existsSync(file)
    expect(named.filter((file) => !isThere(file))).toEqual([])
  })
})
