import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COMMAND_FILES, refusalOfNode, usageToPrint } from './usage.mjs'

describe('a command', () => {
  it.each(COMMAND_FILES)('%s says what it is for in a few lines, instead of doing it', (file) => {
    for (const ask of ['--help', '-h']) {
      const { text = '', isAsked } = usageToPrint(file, [ask]) ?? {}
      expect(isAsked).toBe(true)
      expect(text).toMatch(/^Usage: /)
      expect(text.split('\n').length).toBeLessThanOrEqual(5)
    }
  })

  it.each(COMMAND_FILES)('%s refuses an option that it does not know', (file) => {
    expect(usageToPrint(file, ['--prot=80'])?.isAsked).toBe(false)
  })

  it.each([
    ['scripts/start.ts', [], true],
    ['scripts/start.ts', ['9000'], false],
    ['scripts/test.ts', ['unit', 'server'], true],
    ['scripts/test.ts', ['units'], false],
    ['scripts/operator.ts', ['boss@bar.example'], true],
    ['scripts/operator.ts', [], false],
    ['scripts/operator.ts', ['boss@bar.example', 'hunter2'], false],
    ['scripts/restore.ts', ['night.zip'], true],
    ['scripts/restore.ts', [], false],
    ['tests/bench/main.ts', ['warm'], true],
  ])('%s takes %j: %s', (file, args, isTaken) => {
    expect(usageToPrint(file, args) === undefined).toBe(isTaken)
  })

  it('of package.json has a usage, and a line in the README', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>
    }
    const readme = readFileSync('README.md', 'utf8')
    for (const [name, line] of Object.entries(scripts)) {
      expect(COMMAND_FILES).toContain(line.split(' ')[2])
      expect(readme).toMatch(new RegExp(`npm (run )?${name}\\b`))
    }
  })
})

describe('Node', () => {
  it.each(['20.19.0', '20.20.2', '22.13.0', '22.22.0', '24.0.0', '26.1.0'])('%s is good', (version) => {
    expect(refusalOfNode(version)).toBeUndefined()
  })

  it.each(['18.20.0', '20.18.3', '21.7.3', '22.0.0', '22.12.0', '23.11.0'])('%s is refused', (version) => {
    expect(refusalOfNode(version)).toBe(
      `Turbo Scores needs Node 24 (best), 22.13 or newer, or 20.19 or newer; this is ${version}.`,
    )
  })
})
