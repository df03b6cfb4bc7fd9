import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIST_FILE } from '../builds/build-list'
import { ownFolder } from './own-folder'
import { siteFolder } from './site-folder'

let folder: string
beforeAll(() => (folder = realpathSync(mkdtempSync(join(tmpdir(), 'turbo-folders-')))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a folder of our own', () => {
  it.each(['.', './', '..', '/', dirname(process.cwd()), process.cwd(), 'src/..'])(
    'is not %s, which holds our source',
    (path) => {
      expect(() => ownFolder('SITE_DIR', path)).toThrow('which holds the source of Turbo Scores')
    },
  )

  it('is not the home of its user, nor what everybody shares, nor a name with ~, which only a shell knows', () => {
    expect(() => ownFolder('DATA_DIR', homedir())).toThrow('which holds')
    mkdirSync(join(folder, 'shared'))
    chmodSync(join(folder, 'shared'), 0o1777)
    expect(() => ownFolder('DATA_DIR', join(folder, 'shared'))).toThrow(
      'which is shared with everybody; give it a folder of its own.',
    )
    expect(() => ownFolder('DATA_DIR', '~/scores')).toThrow('but only a shell knows what ~ means')
  })

  it('is not reached by a link to any of these', () => {
    symlinkSync(process.cwd(), join(folder, 'to-source'))
    expect(() => ownFolder('SITE_DIR', join(folder, 'to-source'))).toThrow('which holds the source')
    symlinkSync(join(folder, 'circle'), join(folder, 'circle'))
    expect(() => ownFolder('SITE_DIR', join(folder, 'circle/x'))).toThrow(/cannot be used|leads nowhere/)
  })

  it('may be new, and then lies where the links of its path lead', () => {
    mkdirSync(join(folder, 'real'))
    symlinkSync(join(folder, 'real'), join(folder, 'way'))
    expect(ownFolder('DATA_DIR', join(folder, 'way/new/deep'))).toBe(join(folder, 'real/new/deep'))
    expect(readdirSync(join(folder, 'real'))).toEqual([])
  })
})

describe('a folder for builds', () => {
  it('may be empty, hold our builds, or hold an old build that lies in the folder itself', () => {
    const path = join(folder, 'site')
    mkdirSync(path)
    expect(siteFolder(path)).toBe(path)
    for (const name of ['site-index.json', 'index.html', 'service-worker.js'])
      writeFileSync(join(path, name), '')
    expect(siteFolder(path)).toBe(path)
    rmSync(join(path, 'site-index.json'))
    expect(() => siteFolder(path)).toThrow('which is not empty and holds no builds of Turbo Scores')
    writeFileSync(join(path, LIST_FILE), '{}')
    expect(siteFolder(path)).toBe(path)
  })

  it('does not overlap the folder for data', () => {
    for (const data of ['one', 'one/data', '.'])
      expect(() => siteFolder(join(folder, 'one'), join(folder, data))).toThrow('which overlaps DATA_DIR')
    expect(siteFolder(join(folder, 'one'), join(folder, 'one-more'))).toBe(join(folder, 'one'))
  })
})
