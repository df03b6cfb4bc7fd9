import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { buildHooks } from './build-hooks'
import { readEnvironment } from './environment'
import { findPocketbase } from './pocketbase-binary'
import { dataFlags } from './pocketbase-flags'

const email = process.argv[2]
if (!email)
  throw new Error('Usage: npm run operator -- EMAIL   (OPERATOR_PASSWORD sets the password at once)')

const settings = readEnvironment(process.env, Date.now())
const binary = await findPocketbase(settings.pocketbaseBin)
// A running server reads these files; they are only built where nothing was ever built.
if (!existsSync('build/pb_hooks')) await buildHooks()
runPocketbase(['migrate', 'up'])
const { ok, text } = readResult(runPocketbase(['operator', email]))
if (!ok) throw new Error(text)
console.log(text)

function readResult(output: string): { ok: boolean; text: string } {
  const json = /\{.*\}/.exec(output)?.[0]
  if (!json) throw new Error(`PocketBase did not say what became of it:\n${output}`)
  return JSON.parse(json) as { ok: boolean; text: string }
}

function runPocketbase(command: string[]): string {
  const run = spawnSync(binary, [...command, ...dataFlags(settings.dataDir)], {
    encoding: 'utf8',
    env: { ...process.env, TURBO_APP_URL: settings.appUrl },
  })
  if (run.status !== 0) throw new Error((run.stderr || run.stdout).trim())
  return run.stdout
}
