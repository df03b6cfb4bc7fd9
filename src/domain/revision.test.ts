import { describe, expect, it } from 'vitest'
import { firstRevision, nextRevision } from './revision'

describe('a revision', () => {
  it('counts on from one within its epoch', () => {
    expect(firstRevision('k3x9')).toBe('k3x9-1')
    expect(nextRevision('k3x9-1')).toBe('k3x9-2')
    expect(nextRevision('k3x9-99')).toBe('k3x9-100')
  })

  it('keeps an epoch that has a dash in it', () => {
    expect(nextRevision('2026-09-06-9')).toBe('2026-09-06-10')
  })
})
