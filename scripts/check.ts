import { spawn } from 'node:child_process'
import { checkArrows } from './check/arrows'
import { checkEngine } from './check/engine'
import { checkFirstScript } from './check/first-script'
import { checkNamedFiles } from './check/named-files'
import { checkReach } from './check/reach'
import { checkRegistrations } from './check/registrations'
import { checkTexts } from './check/texts'
import { findPocketbase } from './pocketbase-binary'
import { writePocketbaseTypes } from './pocketbase-types'

const PROJECTS = ['src/domain', '.', 'sw', 'pb_hooks', 'tests']

writePocketbaseTypes(await findPocketbase(process.env['POCKETBASE_BIN']))
await Promise.all([
  ...PROJECTS.map((project) => run(`types of ${project}`, 'tsc', ['-p', project])),
  run('lint', 'oxlint', ['--type-aware', '--quiet']),
  run('format', 'oxfmt', ['--check']),
])
tell('import arrows', checkArrows())
tell('reach', await checkReach())
tell('first script', await checkFirstScript())
tell('texts', checkTexts())
tell('named files', checkNamedFiles())
tell('engine', [...checkEngine(), ...checkRegistrations()])

async function run(name: string, tool: string, args: string[]): Promise<void> {
  const child = spawn(process.execPath, [`node_modules/.bin/${tool}`, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const code = await new Promise((done) => child.on('exit', done))
  tell(name, code === 0 ? [] : [text.trim()])
}

/** Each as soon as it is known: who waits sees how far it is, and a run that is cut off still says what it found. */
function tell(name: string, complaints: readonly string[]): void {
  if (complaints.length > 0) process.exitCode = 1
  console.log([`${complaints.length > 0 ? 'FAIL' : 'ok  '} ${name}`, ...complaints].join('\n'))
}
