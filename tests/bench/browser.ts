import { chromium, type Browser } from 'playwright'
import { findBrowser } from '../../scripts/find-browser'

const ARGS = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
const MORE = ['--disable-component-update', '--disable-sync']

export function launchBrowser(): Promise<Browser> {
  const args = [...ARGS, ...MORE, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  return chromium.launch({ executablePath: findBrowser(), args })
}
