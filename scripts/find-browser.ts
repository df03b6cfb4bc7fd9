import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { installFromDebian } from './install-from-debian'

/** Chromium without windows: what tests see is the same, for a quarter less of the processor. */
const SHELL = '/usr/bin/chromium-headless-shell'
const WITH_WINDOWS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** A Chromium for the tests: Debian's shell, installed as root if need be, else the system's, else Playwright's own. */
export function findBrowser(): string {
  return (
    chosenBrowser() ?? firstOf([SHELL]) ?? debianPackage('chromium-headless-shell') ?? findWindowedBrowser()
  )
}

/** For tests of what a browser without windows lacks. */
export function findWindowedBrowser(): string {
  return chosenBrowser() ?? firstOf(WITH_WINDOWS) ?? debianPackage('chromium') ?? playwrightBrowser()
}

function chosenBrowser(): string | undefined {
  const path = process.env['CHROMIUM_PATH']?.trim() || undefined
  if (path && !existsSync(path)) throw new Error(`CHROMIUM_PATH is "${path}", but there is no such file.`)
  return path
}

function firstOf(paths: readonly string[]): string | undefined {
  return paths.find((path) => existsSync(path))
}

function debianPackage(name: string): string | undefined {
  return installFromDebian([name]) ? firstOf([`/usr/bin/${name}`]) : undefined
}

function playwrightBrowser(): string {
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
