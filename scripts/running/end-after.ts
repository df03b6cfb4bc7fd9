import { spawn } from 'node:child_process'

/** Waits on its input, which nobody writes to: it ends with the process that holds its other side. */
const WATCH = 'read -r _; kill -TERM "$1" 2>/dev/null && sleep 5 && kill -KILL "$1" 2>/dev/null'

/**
 * Ends a child when this process ends in a way that lets it do nothing more, such as SIGKILL. A shell in its own
 * session waits for that. The returned function ends the shell, when the child has ended by itself.
 */
export function endAfterUs(child: number): () => void {
  if (process.platform === 'win32') return () => {}
  const watcher = spawn('/bin/sh', ['-c', WATCH, 'sh', String(child)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  watcher.once('error', (error) => console.warn(`Nobody ends PocketBase after a SIGKILL: ${error.message}`))
  watcher.unref()
  return () => void watcher.kill('SIGKILL')
}
