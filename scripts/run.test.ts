import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

/** A checkout in which everything is installed that its lock file wants: nothing. */
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turbo-run-'))
  mkdirSync(join(folder, 'node_modules'))
  for (const name of ['package-lock.json', 'node_modules/.package-lock.json'])
    writeFileSync(join(folder, name), '{ "packages": {} }')
  for (const name of readdirSync('scripts').filter((file) => file.endsWith('.mjs')))
    cpSync(join('scripts', name), join(folder, 'scripts', name))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('a command that cannot be prepared in build/run says so in a sentence', () => {
  // Even root can make no folder below a file.
  writeFileSync(join(folder, 'build'), '')
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'scripts/run.mjs'), 'scripts/serve.ts'],
    { encoding: 'utf8' },
  )
  expect(status).toBe(1)
  expect(stderr).toMatch(/^Commands are prepared in build\/run, which this user cannot write: E\w+: .*\n$/)
})
