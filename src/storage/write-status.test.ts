import { describe, expect, it } from 'vitest'
import { createWriteGuard, type WriteStatus } from './write-status'

const quotaError = () => new DOMException('no room', 'QuotaExceededError')

describe('a write that fails', () => {
  it('never throws; it is reported once until a write works again', async () => {
    const guard = createWriteGuard(async () => {})
    const seen: WriteStatus[] = []
    guard.onChange((status) => void seen.push(status))
    const fail = () => Promise.reject(new Error('closed'))
    expect(await guard.write(fail)).toBe(false)
    expect(await guard.write(fail)).toBe(false)
    expect(await guard.write(async () => {})).toBe(true)
    expect(seen).toEqual(['failing', 'ok'])
  })

  it('for want of room is tried again after room was made', async () => {
    let room = 0
    const guard = createWriteGuard(async () => void (room = 1))
    const write = async () => {
      if (room === 0) throw Object.assign(new Error('aborted'), { name: 'AbortError', inner: quotaError() })
    }
    expect(await guard.write(write)).toBe(true)
    expect(guard.status()).toBe('ok')
  })

  it('says "full" when making room did not help', async () => {
    const guard = createWriteGuard(async () => {})
    await guard.write(() => Promise.reject(quotaError()))
    expect(guard.status()).toBe('full')
  })
})
