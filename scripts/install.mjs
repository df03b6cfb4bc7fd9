import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isInstalledByNpm } from './installed-by-npm.mjs'

const STAMP = join('node_modules', '.turbo-installed')
/** Not inside `node_modules`, which npm empties. */
const LOCK = join('build', 'installing.lock')
const PAUSE_MS = 250
const EMPTY_MS = 2000

/** Brings `node_modules` to what package-lock.json says, once, however many commands were started at the same time. */
export function installIfNeeded() {
  if (isInstalled()) return
  takeLock()
  const ok = isInstalled() || install()
  rmSync(LOCK, { force: true })
  if (!ok) process.exit(1)
}

function isInstalled() {
  return existsSync(STAMP) ? readFileSync(STAMP, 'utf8') === wanted() : isInstalledByNpm()
}

function wanted() {
  return createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
}

function install() {
  console.log('Installing dependencies (once per change of package-lock.json) …')
  // Building the app is part of starting it, so development dependencies are wanted in production too.
  const npm = spawnSync('npm', ['ci', '--include=dev', '--include=optional'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (npm.status === 0) writeFileSync(STAMP, wanted())
  else
    console.error(
      'npm could not install the dependencies; its message stands above. Is the network reachable?',
    )
  return npm.status === 0
}

/** Two npm at once leave half of everything. The second waits for the first, unless the first has died. */
function takeLock() {
  mkdirSync('build', { recursive: true })
  while (!makeLock()) {
    if (isHeld()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
    else rmSync(LOCK, { force: true })
  }
}

function makeLock() {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function isHeld() {
  try {
    const pid = Number(readFileSync(LOCK, 'utf8'))
    // A lock that is being made at this moment is still empty.
    if (!pid) return Date.now() - statSync(LOCK).mtimeMs < EMPTY_MS
    return isAlive(pid)
  } catch {
    return false
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
