import { beforeEach, describe, expect, it } from 'vitest'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { userToAskForPasswordAtom, notePasswordSetAtom, putOffPasswordAtom } from './first-password'
import { sessionAtom } from './session'
import { createStore } from './store'

const ANN = { id: 'ann', email: '', awaitsPassword: true } as const

function signIn(user: { id: string; email: string; awaitsPassword?: true } = ANN) {
  const store = createStore()
  store.set(putOffPasswordAtom, 'ben')
  store.set(sessionAtom, { kind: 'signed-in', user, tier: 'registered', can: [] })
  return store
}

beforeEach(() => localValues.remove(STORAGE_KEYS.passwordSet))

describe('a first password', () => {
  it('is asked only of a user whom an operator has invited', () => {
    expect(signIn().get(userToAskForPasswordAtom)).toBe(ANN)
    expect(signIn({ id: 'cat', email: '' }).get(userToAskForPasswordAtom)).toBeUndefined()
    expect(createStore().get(userToAskForPasswordAtom)).toBeUndefined()
  })

  it('is not asked for again once it is set, which this device remembers', () => {
    const store = signIn()
    store.set(notePasswordSetAtom, 'ann')
    expect(store.get(userToAskForPasswordAtom)).toBeUndefined()
    expect(localValues.read(STORAGE_KEYS.passwordSet)).toBe('ann')
  })

  it('may be put off until the next visit', () => {
    const store = signIn()
    store.set(putOffPasswordAtom, 'ann')
    expect(store.get(userToAskForPasswordAtom)).toBeUndefined()
    expect(localValues.read(STORAGE_KEYS.passwordSet)).toBeUndefined()
    expect(signIn().get(userToAskForPasswordAtom)).toBe(ANN)
  })
})
