import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { fillTemplate, type EdgeMachine } from './configuration'
import { complaintOf, type Nginx } from './nginx'
import type { EdgeOptions } from './options'

const TEMPLATES = 'deploy/edge'

/** Writes the configuration of an edge into its folder, and refuses one that nginx would not run. */
export function writeEdge(
  options: EdgeOptions,
  nginx: Nginx,
  { dataDir, secret }: { readonly dataDir: string; readonly secret: string | undefined },
): EdgeMachine {
  const folder = resolve(dataDir, `edge-${options.port}`)
  // Nobody else reads the secret, or what the cache holds.
  mkdirSync(join(folder, 'temp'), { recursive: true, mode: 0o700 })
  const machine = {
    folder,
    modules: nginx.modules,
    secret: secret ?? keptSecret(folder),
    isRoot: process.getuid?.() === 0,
    workers: availableParallelism(),
  }
  for (const name of ['nginx.conf', 'shared.conf', 'hidden.conf']) {
    const path = join(folder, name)
    writeFileSync(path, fillTemplate(readFileSync(join(TEMPLATES, name), 'utf8'), options, machine))
    chmodSync(path, 0o600)
  }
  const complaint = complaintOf(nginx, folder)
  if (complaint) throw new Error(`nginx refuses the configuration in ${folder}:\n${complaint}`)
  return machine
}

/** For trials on one machine, where no secret was agreed on: made once, and kept beside the configuration. */
function keptSecret(folder: string): string {
  const path = join(folder, 'secret')
  if (!existsSync(path)) writeFileSync(path, randomBytes(24).toString('hex'), { mode: 0o600 })
  return readFileSync(path, 'utf8').trim()
}
