import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { buildHooks } from './build-hooks'
import { builtHooks, HOOK_BUILDS } from './builds/built-hooks'
import { readEnvironment } from './environment'
import { findPocketbase } from './pocketbase-binary'
import { dataFlags } from './pocketbase-flags'
import { dataFolder, makeDataFolder } from './running/data-folder'
import { chooseRunningServer } from './running/choose-running-server'

const email = process.argv[2] ?? ''
const settings = readEnvironment(process.env, Date.now())
const server = chooseRunningServer(process.env['DATA_DIR']?.trim(), dataFolder(settings.dataDir))
const dataDir = server?.dataDir ?? dataFolder(settings.dataDir)
const binary = await findPocketbase(settings.pocketbaseBin)
// A running server has its own hooks and has already migrated its data to them.
const running = server?.builds.find((build) => build.includes(HOOK_BUILDS))
const hooks = running ?? builtHooks() ?? (await buildHooks())
process.umask(0o077)
if (!existsSync(dataDir)) makeDataFolder(dataDir, settings.dataDir)
if (!running) runPocketbase(['migrate', 'up'])
const { ok, text } = readResult(runPocketbase(['operator', email]))
if (!ok) throw new Error(text)
console.log(text)

function readResult(output: string): { ok: boolean; text: string } {
  const json = /\{.*\}/.exec(output)?.[0]
  if (!json) throw new Error(`PocketBase did not say what became of it:\n${output}`)
  return JSON.parse(json) as { ok: boolean; text: string }
}

function runPocketbase(command: string[]): string {
  const appUrl = process.env['APP_URL']?.trim() ? settings.appUrl : (server?.url ?? settings.appUrl)
  const run = spawnSync(binary, [...command, ...dataFlags(dataDir, hooks)], {
    encoding: 'utf8',
    env: { ...process.env, TURBO_APP_URL: appUrl },
  })
  if (run.status !== 0) throw new Error((run.stderr || run.stdout).trim())
  return run.stdout
}
