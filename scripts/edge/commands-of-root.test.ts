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

/** The command as it stands in the page; a change there needs a change here. */
function ofPage(start: string): readonly string[] {
  const line = commands.find((one) => one.startsWith(start))
  if (line === undefined) throw new Error(`docs/growing.md has no command that begins with ${start}`)
  return line.split(' ')
}

/** Runs the commands that docs/growing.md gives to root, on a folder that stands in for a machine's files. */
describe.skipIf(why)(`the commands of root in docs/growing.md ${why}`, () => {
  let root: string
  beforeAll(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'turbo-machine-')))
    for (const folder of ['etc/systemd/system', 'etc/logrotate.d', 'opt/turbo-scores'])
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
  const user = () => /^turbo-edge:[^:]*:(\d+):/m.exec(readFileSync(join(root, 'etc/passwd'), 'utf8'))?.[1]

  it.skipIf(without('useradd'))(
    `make a user of its own, to whom the folder of builds belongs ${without('useradd')}`,
    () => {
      const [program = '', ...args] = ofPage('useradd')
      run([program, '--prefix', root, ...args], (arg) => arg.replace(`${root}/opt`, '/opt'))
      expect(user()).toMatch(/^\d+$/)
      // The build, which root has made before, leaves folders in it.
      const folders = ['build', 'build/run'].map((folder) => join(root, 'opt/turbo-scores', folder))
      for (const folder of folders) mkdirSync(folder, { mode: 0o755 })
      // The machine that runs this test does not know the name.
      run(ofPage('chown'), (arg) => (arg === 'turbo-edge' ? user()! : arg))
      expect(folders.map((folder) => String(statSync(folder).uid))).toEqual([user(), user()])
    },
  )

  it.skipIf(without('systemctl'))(
    `put the unit where systemd finds it, and have it start ${without('systemctl')}`,
    () => {
      run(ofPage('cp deploy/systemd'))
      const [program = '', ...args] = ofPage('systemctl enable')
      // Nothing runs in a folder, so nothing is started now.
      run([program, `--root=${root}`, ...args.filter((arg) => arg !== '--now')])
      const wanted = join(root, 'etc/systemd/system/multi-user.target.wants/turbo-edge.service')
      expect(readFileSync(join(root, 'etc/systemd/system/turbo-edge.service'), 'utf8')).toContain(
        'turbo-edge',
      )
      expect(spawnSync('readlink', [wanted]).stdout.toString()).toContain(
        '/etc/systemd/system/turbo-edge.service',
      )
    },
  )

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
