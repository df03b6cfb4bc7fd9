import { spawn, type ChildProcess } from 'node:child_process'
import { findProgram, HOW_TO_INSTALL } from '../../scripts/edge/nginx'
import { isListening } from './is-listening'
import { ownPort } from './own-port'
import { until } from './until'

const program = findProgram('redis-server')
/** Why tests of shared edges cannot run here, for their titles; empty where they can. */
export const redisMissing = program ? '' : `skipped: redis-server not found; ${HOW_TO_INSTALL}`

export interface Redis {
  readonly url: string
  kill(): Promise<void>
  start(): Promise<void>
}

/** A real Redis that keeps nothing on disk. */
export async function startRedis(): Promise<Redis> {
  const port = await ownPort()
  let child: ChildProcess | undefined
  const start = async () => {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    child = spawn(program ?? 'redis-server', args, { stdio: 'ignore' })
    await until('Redis', () => isListening(port))
  }
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((done) => child?.once('exit', done))
    child.kill('SIGKILL')
    await ended
  }
  await start()
  return { url: `redis://127.0.0.1:${port}`, kill, start }
}
