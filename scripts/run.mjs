/**
 * `node scripts/run.mjs FILE.ts [arguments]`: installs what a fresh clone lacks, then runs a TypeScript file.
 * This one file is plain JavaScript because it must run before anything is installed.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { refusalOfNode, usageInstead } from './usage.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)
// Our configuration is bundled before it is loaded; the notice about loading it unbundled does not concern us.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
refuseOldNode()
answerUsage(process.argv[2], process.argv.slice(3))
installIfNeeded()
await run(process.argv[2], process.argv.slice(3))

function refuseOldNode() {
  const refusal = refusalOfNode(process.versions.node)
  if (!refusal) return
  console.error(refusal)
  process.exit(1)
}

function answerUsage(file, args) {
  const usage = usageInstead(file, args)
  if (!usage) return
  if (usage.isAsked) console.log(usage.text)
  else console.error(usage.text)
  process.exit(usage.isAsked ? 0 : 1)
}

function installIfNeeded() {
  const stamp = join(root, 'node_modules', '.turbo-installed')
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing dependencies (once per change of package-lock.json) …')
  // Building the app is part of starting it, so development dependencies are wanted in production too.
  const npm = spawnSync('npm', ['ci', '--include=dev', '--include=optional'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) {
    console.error(
      'npm could not install the dependencies; its message stands above. Is the network reachable?',
    )
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}

async function run(file, args) {
  const { build } = await import('esbuild')
  const outfile = resolve('build', 'run', `${basename(file, '.ts')}-${process.pid}.mjs`)
  mkdirSync(dirname(outfile), { recursive: true })
  process.on('exit', () => rmSync(outfile, { force: true }))
  await build({
    entryPoints: [file],
    outfile,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'warning',
  })
  process.setSourceMapsEnabled(true)
  process.argv = [process.argv[0], resolve(file), ...args]
  await import(pathToFileURL(outfile).href).catch(stop)
}

function stop(error) {
  console.error(process.env.DEBUG ? error : `${error.message}`)
  process.exit(1)
}
