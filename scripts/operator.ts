import { spawnSync } from 'node:child_process'
import { buildHooks } from './build-hooks'
import { readEnvironment } from './environment'
import { findPocketbase } from './pocketbase-binary'
import { dataFlags } from './pocketbase-flags'

const email = process.argv[2]
if (!email)
  throw new Error('Usage: npm run operator -- EMAIL   (OPERATOR_PASSWORD sets the password at once)')

const settings = readEnvironment(process.env, Date.now())
const binary = await findPocketbase(settings.pocketbaseBin)
await buildHooks()
runPocketbase(['migrate', 'up'])
console.log(runPocketbase(['operator', email]).trim())

function runPocketbase(command: string[]): string {
  const run = spawnSync(binary, [...command, ...dataFlags(settings.dataDir)], {
    encoding: 'utf8',
    env: { ...process.env, TURBO_APP_URL: settings.appUrl },
  })
  if (run.status !== 0) throw new Error((run.stderr || run.stdout).trim())
  return run.stdout
}
