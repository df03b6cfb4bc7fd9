import { mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LOCK_FILE } from '../../src/domain/server-settings'
import { birthOf } from './process-birth'
import { holderOf, lock, unlock } from './server-lock'
import type { RunningServer } from './server-list'

let dataDir: string
beforeEach(() => (dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'turbo-lock-')))))
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const us = birthOf(process.pid)!
const server = (more: Partial<RunningServer> = {}): RunningServer => ({
  keeper: us,
  url: 'http://127.0.0.1:8090',
  dataDir,
  builds: [],
  ...more,
})
const write = (content: object) => writeFileSync(join(dataDir, LOCK_FILE), JSON.stringify(content))

describe('the lock of a data folder', () => {
  it('is taken by one, and tells the next who has it', () => {
    expect(lock(server())).toEqual({ kind: 'ours' })
    expect(lock(server({ url: 'http://127.0.0.1:9000' }))).toEqual({ kind: 'taken', by: server() })
    unlock(server())
    expect(readdirSync(dataDir)).toEqual([])
  })

  it.each([
    ['a process that has ended', { keeper: { pid: 999_999_999, began: us.began } }],
    ['a process whose number another one has now', { keeper: { pid: process.pid, began: 'before' } }],
    ['the folder that this one was copied from', { dataDir: '/elsewhere' }],
  ])('of %s is nobody’s', (_, more) => {
    write(server(more))
    expect(holderOf(dataDir)).toBeUndefined()
    expect(lock(server())).toEqual({ kind: 'ours' })
    expect(readdirSync(dataDir)).toEqual([LOCK_FILE])
  })

  it('is held by PocketBase as long as it lives, though its keeper was killed', () => {
    const left = server({ keeper: { pid: 999_999_999, began: '' }, child: us })
    write(left)
    expect(lock(server())).toEqual({ kind: 'taken', by: left })
  })

  it('that was cut short is nobody’s', () => {
    writeFileSync(join(dataDir, LOCK_FILE), '{"keeper":')
    expect(lock(server())).toEqual({ kind: 'ours' })
  })

  it('is given back only by the server that has it', () => {
    lock(server())
    unlock(server({ keeper: { pid: process.pid, began: 'before' } }))
    expect(holderOf(dataDir)).toEqual(server())
  })
})
