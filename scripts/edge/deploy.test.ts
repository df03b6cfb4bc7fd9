import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { COMMAND_FILES, usageToPrint } from '../usage.mjs'
import { findProgram } from './nginx'

const UNITS = ['turbo-scores.service', 'turbo-edge.service'] as const
const GROWING = readFileSync('docs/growing.md', 'utf8')
const read = (name: string) => readFileSync(join('deploy', name), 'utf8')

const analyze = findProgram('systemd-analyze')
it.skipIf(!analyze).each(UNITS)('systemd understands %s', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'turbo-unit-'))
  const text = read(`systemd/${name}`)
    // The place of Node differs, and root makes the accounts.
    .replaceAll('/usr/bin/node', process.execPath)
    .replaceAll(/^(User|Group)=.*\n/gm, '')
  writeFileSync(join(folder, name), text)
  const { stderr } = spawnSync(analyze!, ['verify', '--man=no', join(folder, name)], { encoding: 'utf8' })
  rmSync(folder, { recursive: true, force: true })
  expect(stderr.split('\n').filter((line) => line.includes(name))).toEqual([])
})

it.each(UNITS)('%s runs as a user of its own, who writes nothing but its data', (name) => {
  const lines = read(`systemd/${name}`).split('\n')
  for (const line of ['ProtectSystem=strict', 'NoNewPrivileges=yes', 'ProtectHome=yes', 'UMask=0077'])
    expect(lines).toContain(line)
  expect(lines.some((line) => line.startsWith('User=turbo'))).toBe(true)
  expect(lines.some((line) => /^LimitNOFILE=\d{6}$/.test(line))).toBe(true)
})

it.each(['systemd/turbo-scores.service', 'systemd/turbo-edge.service', 'Containerfile'])(
  '%s starts a file that is there, by Node itself, which signals reach',
  (name) => {
    const started = [...read(name).matchAll(/scripts\/(?:serve|edge|build)\.ts/g)].map(([file]) => file)
    expect(started.length).toBeGreaterThan(0)
    for (const file of started) expect(COMMAND_FILES).toContain(file)
    expect(read(name)).not.toMatch(/npm (start|run)\b.*$(?![\s\S]*#)/)
  },
)

it('the container has the authorities that certificates are checked by, which a slim Node leaves out', () => {
  expect(read('Containerfile')).toMatch(/^FROM .*-slim$/m)
  expect(read('Containerfile')).toMatch(/apt-get install .*\bca-certificates\b[\s\S]*USER node/)
})

it('the container is asked for its health at the port that it was given', () => {
  const check = /^HEALTHCHECK CMD (.*)$/m.exec(read('Containerfile'))?.[1] ?? '[]'
  const [command, ...args] = JSON.parse(check) as string[]
  expect([command, args[0]]).toEqual(['node', '-e'])
  expect(args[1]).toContain('127.0.0.1:${process.env.PORT || 8090}/')
})

it('the container gets nothing that Git leaves out: no data, no secrets, no modules of another machine', () => {
  const lines = (name: string) => readFileSync(name, 'utf8').split('\n').filter(Boolean)
  const leftOut = lines('.dockerignore')
  // There a pattern without a folder means the root alone.
  const wanted = lines('.gitignore').map((line) => (line.startsWith('*') ? `**/${line}` : line))
  expect(leftOut).toEqual(expect.arrayContaining(['.git', ...wanted]))
})

const settingOf = (unit: string, name: string) =>
  new RegExp(`^${name}=-?(.*)$`, 'm').exec(read(`systemd/${unit}`))?.[1] ?? ''
const blocks = GROWING.split(/\n(?! {4})/)

it.each(UNITS)('docs/growing.md makes everything that %s needs before it starts it', (name) => {
  const service = name.replace('.service', '')
  const commands = blocks.find((block) => block.endsWith(`enable --now ${service}`)) ?? ''
  const [before = ''] = commands.split('systemctl enable')
  const user = settingOf(name, 'User')
  const checkout = settingOf(name, 'WorkingDirectory')
  expect(before).toMatch(new RegExp(`^ *useradd .* ${user}$`, 'm'))
  expect(before).toContain(` ${checkout}\n    cd ${checkout}\n    npm run build\n`)
  for (const path of settingOf(name, 'ReadWritePaths').split(' '))
    expect(before).toContain(`chown -R ${user} ${path}\n`)
  expect(before).toContain(` ${settingOf(name, 'EnvironmentFile')} `)
  expect(before).toContain(`cp deploy/systemd/${name} `)
})

it('no two units write into the same folder, since each has a user of its own', () => {
  const written = UNITS.flatMap((name) => settingOf(name, 'ReadWritePaths').split(' '))
  expect(new Set(written).size).toBe(written.length)
})

/** Commands that need root, other machines or one's own names, so they are only matched by name. */
const NEEDS_ROOT =
  /^(apt-get|install|systemctl|useradd|certbot|cd|cp|chown|openssl|logrotate|rsync|git|EDGE_URLS|EDGE_SECRET|TRUSTED_PROXY|curl)\b/

it('every command of docs/growing.md is one that there is, with options that it takes', () => {
  const commands = [...GROWING.matchAll(/^ {4}(\S.*)$/gm)].map(([, line]) => line!.replace(/\s+#.*$/, ''))
  const files = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const ours = commands.flatMap((line) => {
    const [, name = '', rest = ''] = /\bnpm (?:run )?([a-z:]+)(?: -- (.*))?$/.exec(line) ?? []
    return name
      ? [{ line, file: files.scripts[name]?.split(' ')[2], args: rest.split(' ').filter(Boolean) }]
      : []
  })
  expect(ours.length).toBeGreaterThan(3)
  for (const { line, file, args } of ours) {
    expect(file, line).toBeDefined()
    expect(usageToPrint(file!, args), line).toBeUndefined()
  }
  const others = commands.filter((line) => !/\bnpm |^(people|▲|└)|^\s*[▲└│]/.test(line))
  expect(others.filter((line) => !NEEDS_ROOT.test(line))).toEqual([])
})
