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

interface Finding {
  readonly name: string
  readonly ok: boolean
  readonly text: string
}

writePocketbaseTypes(await findPocketbase(process.env['POCKETBASE_BIN']))
const tools = await Promise.all([
  ...PROJECTS.map((project) => run(`types of ${project}`, 'tsc', ['-p', project])),
  run('lint', 'oxlint', ['--type-aware', '--quiet']),
  run('format', 'prettier', ['--check', '--log-level=warn', '.']),
])
const findings = [
  ...tools,
  complaints('import arrows', checkArrows()),
  complaints('reach', await checkReach()),
  complaints('first script', await checkFirstScript()),
  complaints('texts', checkTexts()),
  complaints('named files', checkNamedFiles()),
  complaints('engine', [...checkEngine(), ...checkRegistrations()]),
]
for (const { name, ok, text } of findings)
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}${ok ? '' : `\n${text}`}`)
if (findings.some(({ ok }) => !ok)) process.exitCode = 1

async function run(name: string, tool: string, args: string[]): Promise<Finding> {
  const child = spawn(process.execPath, [`node_modules/.bin/${tool}`, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const code = await new Promise((done) => child.on('exit', done))
  return { name, ok: code === 0, text: text.trim() }
}

function complaints(name: string, found: string[]): Finding {
  return { name, ok: found.length === 0, text: found.join('\n') }
}
