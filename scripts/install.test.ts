import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

/** A checkout with a lock file, and an npm that takes its time and writes down that it was called. */
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turbo-install-'))
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  npm('mkdir -p node_modules && echo called >> calls && sleep 0.3')
})
afterEach(() => rmSync(folder, { recursive: true }))

function npm(script: string) {
  mkdirSync(join(folder, 'bin'), { recursive: true })
  writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\n${script}\n`)
  chmodSync(join(folder, 'bin/npm'), 0o755)
}

function install(): Promise<number | null> {
  const code = `import('${resolve('scripts/install.mjs')}').then((it) => it.installIfNeeded())`
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH']}` }
  const child = spawn(process.execPath, ['-e', code], { cwd: folder, env, stdio: 'ignore' })
  return new Promise((done) => child.on('exit', done))
}

const calls = () => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n').length
const lock = () => join(folder, 'build/installing.lock')

it('installs once for commands that are started together', async () => {
  expect(await Promise.all([install(), install(), install()])).toEqual([0, 0, 0])
  expect(calls()).toBe(1)
  expect(existsSync(lock())).toBe(false)
})

it('installs again when package-lock.json has changed', async () => {
  await install()
  await install()
  expect(calls()).toBe(1)
  writeFileSync(join(folder, 'package-lock.json'), '{ "name": "other" }')
  await install()
  expect(calls()).toBe(2)
})

it('leaves alone what npm ci has installed for this machine, and nothing less', async () => {
  const sound = { version: '1.0.0', integrity: 'x' }
  const forThis = { ...sound, optional: true, os: [process.platform], cpu: [process.arch] }
  const forOthers = { ...forThis, os: ['no-such-system'] }
  const wanted = { '': {}, a: sound, 'for-this': forThis, 'for-others': forOthers }
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }))
  mkdirSync(join(folder, 'node_modules'))
  const lay = (packages: object) =>
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
  lay({ a: sound, 'for-this': forThis })
  await install()
  expect(existsSync(join(folder, 'calls'))).toBe(false)
  lay({ a: { ...sound, version: '0.9.0' }, 'for-this': forThis })
  await install()
  expect(calls()).toBe(1)
  rmSync(join(folder, 'node_modules/.turbo-installed'))
  lay({ a: sound })
  await install()
  expect(calls()).toBe(2)
})

it('does not wait for an install that has died', async () => {
  mkdirSync(join(folder, 'build'))
  writeFileSync(lock(), '2147483646')
  expect(await install()).toBe(0)
  expect(calls()).toBe(1)
})

it('ends when npm fails, and leaves the way free for the next try', async () => {
  npm('exit 1')
  expect(await install()).toBe(1)
  expect(existsSync(lock())).toBe(false)
})
