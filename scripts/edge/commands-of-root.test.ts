import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProgram } from './nginx'

const GROWING = readFileSync('docs/growing.md', 'utf8')
const commands = [...GROWING.matchAll(/^ {4}(\S.*)$/gm)].map(([, line]) => line!.replace(/\s+#.*$/, ''))
const why = process.getuid?.() === 0 ? '' : 'skipped: only root may'

const without = (program: string) => (findProgram(program) ? '' : `skipped: ${program} not found`)

const UNITS = [
  { unit: 'turbo-scores', user: 'turbo' },
  { unit: 'turbo-edge', user: 'turbo-edge' },
] as const

/** The command as it stands in the page; a change there needs a change here. */
function ofPage(start: string, end = ''): readonly string[] {
  const line = commands.find((one) => one.startsWith(start) && one.endsWith(end))
  if (line === undefined) throw new Error(`docs/growing.md has no command "${start} … ${end}"`)
  return line.split(' ')
}

/** Runs the commands that docs/growing.md gives to root, on a folder that stands in for a machine's files. */
describe.skipIf(why)(`the commands of root in docs/growing.md ${why}`, () => {
  let root: string
  beforeAll(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'turbo-machine-')))
    for (const folder of ['etc/systemd/system', 'etc/logrotate.d'])
      mkdirSync(join(root, folder), { recursive: true })
    for (const file of ['passwd', 'group', 'shadow', 'gshadow']) writeFileSync(join(root, 'etc', file), '')
  })
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  /** Paths of the machine become paths in the folder. */
  function run([program = '', ...args]: readonly string[], change = (arg: string) => arg): string {
    const there = args.map((arg) => change(arg.replace(/^\/(?=etc|opt|var)/, `${root}/`)))
    const { status, stdout, stderr, error } = spawnSync(program, there, { encoding: 'utf8' })
    expect({ status, stderr: status === 0 ? '' : `${stderr}${error ?? ''}` }).toEqual({
      status: 0,
      stderr: '',
    })
    return stdout
  }
  const idOf = (user: string) =>
    new RegExp(`^${user}:[^:]*:(\\d+):`, 'm').exec(readFileSync(join(root, 'etc/passwd'), 'utf8'))?.[1]

  it.skipIf(without('useradd')).each(UNITS)(
    `make $user, to whom the folder of builds of $unit belongs ${without('useradd')}`,
    ({ unit, user }) => {
      const [program = '', ...args] = ofPage('useradd', ` ${user}`)
      run([program, '--prefix', root, ...args], (arg) => arg.replace(`${root}/opt`, '/opt'))
      expect(idOf(user)).toMatch(/^\d+$/)
      // The build, which root has made before, leaves folders in it.
      const folders = ['build', 'build/run'].map((folder) => join(root, 'opt', unit, folder))
      for (const folder of folders) mkdirSync(folder, { mode: 0o755, recursive: true })
      // The machine that runs this test does not know the name.
      run(ofPage('chown', `/${unit}/build`), (arg) => (arg === user ? idOf(user)! : arg))
      expect(folders.map((folder) => String(statSync(folder).uid))).toEqual([idOf(user), idOf(user)])
    },
  )

  it.skipIf(without('systemctl')).each(UNITS)(
    `put $unit where systemd finds it, and have it start ${without('systemctl')}`,
    ({ unit }) => {
      run(ofPage(`cp deploy/systemd/${unit}.service`))
      const [program = '', ...args] = ofPage('systemctl enable', ` ${unit}`)
      // Nothing runs in a folder, so nothing is started now.
      run([program, `--root=${root}`, ...args.filter((arg) => arg !== '--now')])
      const wanted = join(root, `etc/systemd/system/multi-user.target.wants/${unit}.service`)
      expect(readFileSync(join(root, `etc/systemd/system/${unit}.service`), 'utf8')).toContain(unit)
      expect(spawnSync('readlink', [wanted]).stdout.toString()).toContain(
        `/etc/systemd/system/${unit}.service`,
      )
    },
  )

  it.each(['origin.env', 'edge.env'])('make %s, which only root reads', (name) => {
    run(ofPage('install', name))
    expect(statSync(join(root, 'etc/turbo-scores', name)).mode & 0o777).toBe(0o600)
  })

  it('put the rotation of logs where logrotate reads it', () => {
    run(ofPage('cp deploy/logrotate'))
    expect(readFileSync(join(root, 'etc/logrotate.d/turbo-edge'), 'utf8')).toContain('postrotate')
  })

  const apt = findProgram('apt-get')
  const knows = apt !== undefined && spawnSync(apt, ['show', 'nginx']).status === 0
  const whyNot = knows ? '' : 'skipped: apt-get knows no packages here (apt-get update)'
  it.skipIf(whyNot)(`name packages that Debian has ${whyNot}`, () => {
    const [program = '', ...args] = ofPage('apt-get install')
    run([program, '--simulate', ...args])
  })

  it.skipIf(without('openssl'))(`make a secret that the server takes ${without('openssl')}`, () => {
    expect(run(ofPage('openssl')).trim()).toMatch(/^[0-9a-f]{48}$/)
  })
})
