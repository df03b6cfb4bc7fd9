import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const TYPES = 'build/types/pocketbase.d.ts'
const STAMP = 'build/types/pocketbase.version'

/** PocketBase writes the types of its own JavaScript API; the hooks are checked against those of the binary in use. */
export function writePocketbaseTypes(binary: string): void {
  const version = spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout.trim()
  if (existsSync(TYPES) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === version) return
  const scratch = mkdtempSync(join(tmpdir(), 'turbo-types-'))
  const places = ['--dir', join(scratch, 'data'), '--hooksDir', scratch]
  // Its data lies in that folder: watching it, PocketBase would start again at its own writes, maybe before the types.
  spawnSync(binary, ['migrate', 'history-sync', ...places, '--hooksWatch=false'])
  mkdirSync('build/types', { recursive: true })
  copyFileSync(join(scratch, 'data', 'types.d.ts'), TYPES)
  writeFileSync(STAMP, version)
  rmSync(scratch, { recursive: true, force: true })
}
