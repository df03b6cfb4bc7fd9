import { spawn } from 'node:child_process'
import { answers } from './wake-pollers'

/** Starts a server, asks it something as soon as it answers, and ends it again. */
export async function whileServerRuns<T>(
  node: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  ask: () => Promise<T>,
): Promise<T> {
  const server = spawn(node, args, { env, stdio: ['ignore', 'inherit', 'inherit'] })
  const ended = new Promise((done) => server.once('exit', done))
  const isAlive = () => server.exitCode === null && server.signalCode === null
  if (!(await answers(`http://127.0.0.1:${env['PORT']}`, isAlive)))
    throw new Error('The server ended by itself.')
  try {
    return await ask()
  } finally {
    server.kill('SIGTERM')
    await ended
  }
}
