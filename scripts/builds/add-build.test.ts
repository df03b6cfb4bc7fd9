import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addBuild } from './add-build'
import { BUILD_MARK, listedBuilds, UNFINISHED } from './build-list'
import { sweepBuilds } from './sweep-builds'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'turbo-builds-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const build = (text: string) => addBuild(folder, async (dir) => writeFileSync(join(dir, 'page.html'), text))
const pages = () => listedBuilds(folder).map((id) => readFileSync(join(folder, id, 'page.html'), 'utf8'))

describe('a build', () => {
  it('comes first on the list, and the last three stay', async () => {
    for (const text of ['one', 'two', 'three', 'four']) await build(text)
    expect(pages()).toEqual(['four', 'three', 'two'])
    expect(
      readdirSync(folder)
        .filter((name) => !name.endsWith('.json'))
        .toSorted(),
    ).toEqual(listedBuilds(folder).toSorted())
  })

  it('of the same content is the same build, so that building again pushes no older one out', async () => {
    await build('one')
    await build('two')
    const again = [await build('two'), await build('two'), await build('two')]
    expect(new Set(again).size).toBe(1)
    expect(pages()).toEqual(['two', 'one'])
  })

  it('that fails leaves the builds as they were', async () => {
    await build('one')
    const before = readdirSync(folder)
    await expect(
      addBuild(folder, async (dir) => {
        writeFileSync(join(dir, 'half.html'), '')
        throw new Error('syntax')
      }),
    ).rejects.toThrow('syntax')
    expect(readdirSync(folder)).toEqual(before)
    expect(pages()).toEqual(['one'])
  })

  it('at the same time as another one loses neither', async () => {
    await Promise.all(['one', 'two'].map(build))
    expect(readdirSync(folder).filter((name) => existsSync(join(folder, name, BUILD_MARK)))).toHaveLength(2)
  })
})

describe('the sweep', () => {
  const longAgo = new Date(0)

  it('leaves what a server serves', async () => {
    const first = await build('one')
    for (const text of ['two', 'three', 'four'])
      await addBuild(folder, async (dir) => writeFileSync(join(dir, 'page.html'), text), new Set([first]))
    expect(pages()).toEqual(['four', 'three', 'two', 'one'])
    sweepBuilds(folder, new Set())
    expect(pages()).toEqual(['four', 'three', 'two'])
  })

  it('leaves everything that does not carry our mark, whatever its name', async () => {
    const foreign = ['0123456789abcdef', `${UNFINISHED}1-ab`, 'photos']
    for (const name of foreign) mkdirSync(join(folder, name))
    mkdirSync(join(folder, 'elsewhere'))
    writeFileSync(join(folder, 'elsewhere', BUILD_MARK), '')
    utimesSync(join(folder, 'elsewhere', BUILD_MARK), longAgo, longAgo)
    symlinkSync(join(folder, 'elsewhere'), join(folder, 'fedcba9876543210'))
    await build('one')
    const names = readdirSync(folder)
    for (const name of [...foreign, 'elsewhere', 'fedcba9876543210']) expect(names).toContain(name)
    expect(existsSync(join(folder, 'elsewhere', BUILD_MARK))).toBe(true)
  })

  it('takes what an interrupted build left, once it is an hour old', () => {
    for (const name of ['old', 'young']) {
      mkdirSync(join(folder, UNFINISHED + name))
      writeFileSync(join(folder, UNFINISHED + name, BUILD_MARK), '')
    }
    utimesSync(join(folder, `${UNFINISHED}old`, BUILD_MARK), longAgo, longAgo)
    sweepBuilds(folder, new Set())
    expect(readdirSync(folder)).toEqual([`${UNFINISHED}young`])
  })
})
