import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { freePort } from './free-port'
import { whileServerRuns } from './while-server-runs'

/** `npm run test:nodes`: whether what people do first works on the newer Nodes, whose binaries npm brings. */
const VERSIONS = ['22', '24']

for (const version of VERSIONS) {
  const node = nodeOf(version)
  console.log(`Node ${spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim()}`)
  run(node, 'npm run check', ['scripts/run.mjs', 'scripts/check.ts'])
  const projects = ['unit', 'ui', 'feed-sim'].map((name) => `--project=${name}`)
  run(node, 'the unit tests', ['node_modules/vitest/vitest.mjs', 'run', ...projects, '--reporter=dot'])
  await startOn(node)
}

/** Installed once, outside of our own dependencies. */
function nodeOf(version: string): string {
  const folder = resolve('build/nodes', version)
  const node = join(folder, 'node_modules/node/bin/node')
  if (existsSync(node)) return node
  mkdirSync(folder, { recursive: true })
  const args = ['install', '--no-save', '--silent', '--prefix', folder, `node@${version}`]
  if (spawnSync('npm', args, { cwd: folder, stdio: 'inherit' }).status !== 0)
    throw new Error(`npm could not bring Node ${version}.`)
  return node
}

function run(node: string, what: string, args: readonly string[]): void {
  const { status } = spawnSync(node, args, { stdio: 'inherit', env: environmentOf(node) })
  if (status !== 0) throw new Error(`${what} failed on ${node}.`)
  console.log(`ok   ${what}`)
}

/** Puts the same Node first for every process that is started from here. */
function environmentOf(node: string): NodeJS.ProcessEnv {
  return { ...process.env, PATH: [dirname(node), process.env['PATH']].join(delimiter) }
}

async function startOn(node: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'turbo-data-'))
  const port = await freePort()
  const env = { ...environmentOf(node), PORT: String(port), DATA_DIR: dataDir }
  const args = ['scripts/run.mjs', 'scripts/demo.ts']
  const status = await whileServerRuns(
    node,
    args,
    env,
    async () => (await fetch(`http://127.0.0.1:${port}/nfl`)).status,
  )
  rmSync(dataDir, { recursive: true, force: true })
  if (status !== 200) throw new Error(`The demo on ${node} answered ${status}.`)
  console.log('ok   a start, of the demo')
}
