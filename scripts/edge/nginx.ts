import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const MODULES = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules', '/usr/share/nginx/modules']
/** An ordinary user's PATH often lacks it. */
const SYSTEM = '/usr/sbin'

export const EDGE_PACKAGES = ['nginx', 'libnginx-mod-nchan', 'redis-server'] as const
export const HOW_TO_INSTALL = `install them as root: apt-get install ${EDGE_PACKAGES.join(' ')}`

export interface Nginx {
  readonly program: string
  /** The folder in which the module Nchan is. */
  readonly modules: string
}

/** The system's nginx with Nchan, or what is missing. */
export function findNginx(): Nginx | string {
  const program = findProgram('nginx')
  if (!program) return `nginx not found; ${HOW_TO_INSTALL}`
  const modules = MODULES.find((folder) => existsSync(join(folder, 'ngx_nchan_module.so')))
  return modules ? { program, modules } : `Nchan (ngx_nchan_module.so) not found; ${HOW_TO_INSTALL}`
}

export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), SYSTEM].filter(Boolean)
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/** The complaint of nginx; undefined when the configuration is good. */
export function complaintOf({ program }: Nginx, folder: string): string | undefined {
  const { status, stderr } = spawnSync(program, ['-t', ...argumentsFor(folder)], { encoding: 'utf8' })
  return status === 0 ? undefined : stderr.trim()
}

export function argumentsFor(folder: string): string[] {
  return ['-p', `${folder}/`, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]
}
