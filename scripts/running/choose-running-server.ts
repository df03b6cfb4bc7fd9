import { shellWord } from '../shell-word'
import { runningServers, type RunningServer } from './server-list'

/**
 * The running server that a command is about: the one on the DATA_DIR that was given or, without that, on the usual
 * one, else the only one that runs, such as the demo. Nothing when none runs there.
 */
export function chooseRunningServer(
  given: string | undefined,
  dataDir: string,
  running: readonly RunningServer[] = runningServers(),
): RunningServer | undefined {
  const there = running.find((server) => server.dataDir === dataDir)
  if (given || there || running.length === 0) return there
  if (running.length === 1) return running[0]
  const servers = running.map(({ url, dataDir: path }) => `${url} (DATA_DIR=${shellWord(path)})`).join(', ')
  throw new Error(`Several servers run here; say by DATA_DIR which is meant: ${servers}.`)
}
