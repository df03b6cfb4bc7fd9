import { describe, expect, it } from 'vitest'
import { guardOf } from './access-guard'

describe('001 section 6: others reaching the admin area', () => {
  it("see 'Verifying access...' first", () => {
    expect(guardOf('admin-dashboard', { kind: 'pending' })).toEqual({
      kind: 'verifying',
      text: 'Verifying access...',
    })
  })

  it.each(['user', undefined] as const)("then 'Access Denied' (role %s)", (role) => {
    expect(guardOf('admin-dashboard', { kind: 'answered', role })).toEqual({
      kind: 'denied',
      title: 'Access Denied',
      text: "You don't have permission to access this area.",
    })
  })

  it('operators see the content', () => {
    for (const role of ['superuser', 'admin'] as const) {
      expect(guardOf('admin-dashboard', { kind: 'answered', role })).toEqual({ kind: 'open' })
    }
    expect(guardOf('developer-mode', { kind: 'answered', role: 'admin' }).kind).toBe('denied')
  })

  it('a check that failed lets nobody in, and denies nothing', () => {
    expect(guardOf('admin-dashboard', { kind: 'failed' })).toEqual({
      kind: 'unchecked',
      title: 'No answer from the server',
      text: 'Failed to verify superuser access',
    })
  })
})
