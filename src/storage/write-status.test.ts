import { describe, expect, it } from 'vitest'
import { logOf } from './testing/log-of'
import { createWriteGuard, type WriteStatus } from './write-status'

const quotaError = () => new DOMException('no room', 'QuotaExceededError')
const makeNoRoom = async () => {}

describe('a write that fails', () => {
  it('never throws; it is reported once until a write works again', async () => {
    const guard = createWriteGuard()
    const seen: WriteStatus[] = []
    guard.onChange((status) => void seen.push(status))
    const fail = () => Promise.reject(new Error('closed'))
    const logged = logOf('storage')
    expect(await guard.write(fail, makeNoRoom)).toBe(false)
    expect(await guard.write(fail, makeNoRoom)).toBe(false)
    expect(await guard.write(async () => {}, makeNoRoom)).toBe(true)
    expect(seen).toEqual(['failing', 'ok'])
    expect(logged).toEqual(['error Writes: failing', 'info Writes: ok'])
  })

  it('is not told to whoever has left', async () => {
    const guard = createWriteGuard()
    const seen: WriteStatus[] = []
    guard.onChange((status) => void seen.push(status))()
    guard.goWithout()
    expect([guard.status(), seen]).toEqual(['none', []])
  })

  it('for want of room is tried again after room was made', async () => {
    let room = 0
    const guard = createWriteGuard()
    const write = async () => {
      if (room === 0) throw Object.assign(new Error('aborted'), { name: 'AbortError', inner: quotaError() })
    }
    expect(await guard.write(write, async () => void (room = 1))).toBe(true)
    expect(guard.status()).toBe('ok')
  })

  it('says "full" when making room did not help', async () => {
    const guard = createWriteGuard()
    await guard.write(() => Promise.reject(quotaError()), makeNoRoom)
    expect(guard.status()).toBe('full')
  })
})
