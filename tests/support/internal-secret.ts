import { spawnSync } from 'node:child_process'
import type { ServerSettings } from '../../src/domain/server-settings'
import { pocketbasePidOn } from './pocketbase-pid'

/** The secret that only the server and its starter know, read from the environment of the running process. */
export async function internalSecretOn(dataDir: string): Promise<string> {
  const pid = await pocketbasePidOn(dataDir)
  const { stdout } = spawnSync('ps', ['eww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
  const secret = /"internalSecret":"([0-9a-f]+)"/.exec(stdout)?.[1]
  if (!secret) throw new Error(`The environment of process ${pid} cannot be read`)
  return secret satisfies ServerSettings['internalSecret']
}
