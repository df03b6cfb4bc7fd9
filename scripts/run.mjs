/**
 * `node scripts/run.mjs FILE.ts [arguments]`: installs what a fresh clone lacks, then runs a TypeScript file.
 * This file and what it imports are plain JavaScript because they must run before anything is installed.
 */
import { accessSync, constants, mkdirSync, rmSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'
import { installIfNeeded } from './install.mjs'
import { refusalOfNode, usageToPrint } from './usage.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)
// Our configuration is bundled before it is loaded; the notice about loading it unbundled does not concern us.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
refuseOldNode()
answerUsage(process.argv[2], process.argv.slice(3))
try {
  installIfNeeded()
  await run(process.argv[2], process.argv.slice(3))
} catch (error) {
  stop(error)
}

function refuseOldNode() {
  const refusal = refusalOfNode(process.versions.node)
  if (!refusal) return
  console.error(refusal)
  process.exit(1)
}

function answerUsage(file, args) {
  const usage = usageToPrint(file, args)
  if (!usage) return
  if (usage.isAsked) console.log(usage.text)
  else console.error(usage.text)
  process.exit(usage.isAsked ? 0 : 1)
}

async function run(file, args) {
  const outfile = resolve('build', 'run', `${basename(file, '.ts')}-${process.pid}.mjs`)
  makeFolder(dirname(outfile))
  process.on('exit', () => rmSync(outfile, { force: true }))
  await bundle(file, outfile)
  process.setSourceMapsEnabled(true)
  process.argv = [process.argv[0], resolve(file), ...args]
  await import(pathToFileURL(outfile).href)
}

function makeFolder(path) {
  try {
    mkdirSync(path, { recursive: true })
    accessSync(path, constants.W_OK)
  } catch (error) {
    throw new Error(`Commands are prepared in build/run, which this user cannot write: ${error.message}`, {
      cause: error,
    })
  }
}

function stop(error) {
  console.error(process.env.DEBUG ? error : `${error.message}`)
  process.exit(1)
}
