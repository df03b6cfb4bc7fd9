import { chmodSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeToOthers, dataFolder, emptyDataFolder, isFresh, makeDataFolder } from './data-folder'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'turbo-data-folder-'))))
afterEach(() => {
  vi.doUnmock('node:fs')
  vi.resetModules()
  rmSync(folder, { recursive: true, force: true })
})

const put = (name: string) => {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), '', { mode: 0o644 })
  chmodSync(join(folder, name), 0o644)
}
const modeOf = (path: string) => lstatSync(path).mode & 0o777

describe('a data folder', () => {
  it('may hold data, or nothing that anybody would miss', () => {
    put('lost+found/x')
    put('.DS_Store')
    expect(() => dataFolder(folder)).not.toThrow()
    put('diary.txt')
    expect(() => dataFolder(folder)).toThrow(
      `DATA_DIR is "${folder}", which holds other things than data of Turbo Scores (diary.txt); choose an empty folder.`,
    )
    put('data.db')
    expect(() => dataFolder(folder)).not.toThrow()
  })

  it('is fresh as long as it holds nothing of ours and nothing that anybody would miss', () => {
    expect(isFresh(join(folder, 'new'))).toBe(true)
    put('lost+found/x')
    put('.DS_Store')
    expect(isFresh(folder)).toBe(true)
    put('.autocert_cache/x')
    expect(isFresh(folder)).toBe(false)
    rmSync(join(folder, '.autocert_cache'), { recursive: true })
    put('diary.txt')
    expect(isFresh(folder)).toBe(false)
  })

  it('has no question mark in its real path, where SQLite would end the path', () => {
    const refusal = `DATA_DIR is "${folder}/a?b", and the path ${folder}/a?b has a ?`
    expect(() => dataFolder(`${folder}/a?b`)).toThrow(refusal)
    mkdirSync(join(folder, 'why?/data'), { recursive: true })
    symlinkSync(join(folder, 'why?/data'), join(folder, 'plain'))
    expect(() => dataFolder(join(folder, 'plain'))).toThrow(`the path ${folder}/why?/data has a ?`)
  })

  it('is refused where nobody can make a folder', () => {
    expect(() => makeDataFolder('/proc/turbo/data', '/proc/turbo/data')).toThrow(
      'DATA_DIR is "/proc/turbo/data", which cannot be written',
    )
  })

  it('is made for its owner alone', () => {
    makeDataFolder(join(folder, 'new/deep'), 'new/deep')
    expect(modeOf(join(folder, 'new/deep'))).toBe(0o700)
  })

  it('is closed to others with all that is ours in it; what is not ours stays as it is', () => {
    const outside = mkdtempSync(join(tmpdir(), 'turbo-outside-'))
    chmodSync(outside, 0o755)
    for (const name of [
      'data.db',
      'data.db-wal',
      'auxiliary.db',
      'backups/a.zip',
      'storage/x/y.png',
      'diary.txt',
    ])
      put(name)
    symlinkSync(outside, join(folder, 'storage/link'))
    chmodSync(folder, 0o755)
    expect(closeToOthers(folder)).toBeGreaterThanOrEqual(6)
    expect(modeOf(folder)).toBe(0o700)
    for (const name of ['data.db', 'data.db-wal', 'backups/a.zip', 'storage/x/y.png'])
      expect(modeOf(join(folder, name))).toBe(0o600)
    for (const name of ['backups', 'storage', 'storage/x']) expect(modeOf(join(folder, name))).toBe(0o700)
    expect(modeOf(join(folder, 'diary.txt'))).toBe(0o644)
    expect(modeOf(outside)).toBe(0o755)
    expect(closeToOthers(folder)).toBe(0)
    rmSync(outside, { recursive: true })
  })

  it('of the demo is emptied of data, not of the lock that keeps it nor of what is not ours', () => {
    for (const name of ['data.db', 'storage/x.png', 'server.lock', 'diary.txt']) put(name)
    emptyDataFolder(folder)
    expect(readdirSync(folder).toSorted()).toEqual(['diary.txt', 'server.lock'])
    expect(existsSync(join(folder, 'storage'))).toBe(false)
  })

  it('that is open to others and belongs to somebody else is refused in a sentence', async () => {
    put('data.db')
    vi.resetModules()
    vi.doMock('node:fs', async (actual) => ({
      ...(await actual<typeof import('node:fs')>()),
      chmodSync() {
        throw Object.assign(new Error('EPERM: operation not permitted, chmod'), { code: 'EPERM' })
      },
    }))
    const fresh = await import('./data-folder')
    expect(() => fresh.closeToOthers(folder)).toThrow(
      `${join(folder, 'data.db')} in DATA_DIR is open to other users and cannot be closed to them: this user may not do that there; give DATA_DIR and all in it to the user who runs the server.`,
    )
  })
})
