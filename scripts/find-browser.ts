import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** A Chromium for the tests: the system's, else Debian's package (as root), else the one Playwright downloads. */
export function findBrowser(): string {
  return chosen() ?? system() ?? debianPackage() ?? playwrightsOwn()
}

function chosen(): string | undefined {
  const path = process.env['CHROMIUM_PATH']
  if (path && !existsSync(path)) throw new Error(`CHROMIUM_PATH is "${path}", but there is no such file.`)
  return path
}

function system(): string | undefined {
  return SYSTEM.find((path) => existsSync(path))
}

function debianPackage(): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  console.log('Installing Debian’s Chromium (once) …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  const installed = apt('install', '-y', 'chromium') || (apt('update') && apt('install', '-y', 'chromium'))
  if (!installed) return undefined
  return system()
}

function playwrightsOwn(): string {
  const path = chromium.executablePath()
  if (!existsSync(path)) {
    console.log('Downloading Playwright’s Chromium (once) …')
    spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
      stdio: 'inherit',
    })
  }
  if (existsSync(path)) return path
  throw new Error(
    'The browser tests need Chromium: install it with your system’s package manager, or set CHROMIUM_PATH.',
  )
}
