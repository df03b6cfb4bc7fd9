import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { InlineParts } from '../src/domain/network/inline-parts'
import { integrityOf } from './app-integrity'
import { BUILD_MARK } from './builds/build-list'
import { buildNamed } from './name-build'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** Already compressed formats gain nothing. */
const PACKED = new Set(['.png', '.woff2', '.ico'])

/** Lists the files of a built site with type and tag, and compresses them once instead of per request. */
export function indexSite(dir: string): void {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== BUILD_MARK)
    .filter((entry) => !/^site-index\.json$|\.(br|gz)$/.test(entry.name))
    .map((entry) => indexFile(dir, join(entry.parentPath, entry.name)))
  writeFileSync(join(dir, 'site-index.json'), JSON.stringify(Object.fromEntries(files)))
}

function indexFile(dir: string, path: string): [name: string, file: object] {
  const bytes = readFileSync(path)
  const ending = extname(path)
  const tag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`
  const encodings = PACKED.has(ending) ? [] : compress(path, bytes)
  const name = relative(dir, path).split(sep).join('/')
  const page = ending === '.html' ? aboutPage(bytes.toString()) : {}
  return [name, { type: TYPES[ending] ?? 'application/octet-stream', tag, encodings, ...page }]
}

function aboutPage(html: string): object {
  return { inline: inlineParts(html), build: buildNamed(html) }
}

/** The hashes by which the content security policy allows the inline parts of a page, and nothing else. */
export function inlineParts(html: string): InlineParts {
  const hashes = (parts: RegExp) => [...html.matchAll(parts)].map(([, text = '']) => integrityOf(text))
  return {
    scripts: hashes(/<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi),
    styles: hashes(/<style\b[^>]*>([\s\S]*?)<\/style>/gi),
  }
}

function compress(path: string, bytes: Buffer): string[] {
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  return ['br', 'gzip']
}
