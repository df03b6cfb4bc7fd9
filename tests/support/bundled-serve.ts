import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync } from 'node:fs'
import { bundle } from '../../scripts/bundle.mjs'

const BUNDLED = 'build/run/serve-of-tests.mjs'

let bundled: Promise<string> | undefined

/** `scripts/serve.ts` for Node, made once per worker and not at each of its servers' starts. */
export function bundledServe(): Promise<string> {
  bundled ??= make()
  return bundled
}

async function make(): Promise<string> {
  mkdirSync('build/run', { recursive: true })
  // Other workers make the same file. The rename puts it in place at once, so that nobody starts a
  // half-written one.
  const unfinished = `${BUNDLED}.${randomUUID()}`
  await bundle('scripts/serve.ts', unfinished)
  renameSync(unfinished, BUNDLED)
  return BUNDLED
}
