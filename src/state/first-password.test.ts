import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const ANN = { id: 'ann', email: '', awaitsPassword: true } as const

/** A page that is opened anew knows only what the device remembers. */
async function visit(user?: { id: string; email: string; awaitsPassword?: true }) {
  vi.resetModules()
  const { userToAskForPasswordAtom, notePasswordSetAtom, putOffPasswordAtom } =
    await import('./first-password')
  const { sessionAtom } = await import('./session')
  const store = (await import('./store')).createStore()
  if (user) store.set(sessionAtom, { kind: 'signed-in', user, tier: 'registered', can: [] })
  return {
    asked: () => store.get(userToAskForPasswordAtom),
    set: () => store.set(notePasswordSetAtom, 'ann'),
    putOff: () => store.set(putOffPasswordAtom, 'ann'),
  }
}

beforeEach(() => {
  const values = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

describe('a first password', () => {
  it('is asked only of a user whom an operator has invited', async () => {
    expect((await visit(ANN)).asked()).toBe(ANN)
    expect((await visit({ id: 'cat', email: '' })).asked()).toBeUndefined()
    expect((await visit()).asked()).toBeUndefined()
  })

  it('is not asked for again once it is set, nor at the next visit on this device', async () => {
    const page = await visit(ANN)
    page.set()
    expect(page.asked()).toBeUndefined()
    expect((await visit(ANN)).asked()).toBeUndefined()
  })

  it('of another user is asked for all the same', async () => {
    ;(await visit(ANN)).set()
    const ben = { ...ANN, id: 'ben' }
    expect((await visit(ben)).asked()).toBe(ben)
  })

  it('may be put off until the next visit', async () => {
    const page = await visit(ANN)
    page.putOff()
    expect(page.asked()).toBeUndefined()
    expect((await visit(ANN)).asked()).toBe(ANN)
  })
})
