import { beforeEach, expect, it } from 'vitest'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { dismissInvitationAtom, invitationAtom } from './invitation'
import { createStore } from './store'

beforeEach(() => localValues.remove(STORAGE_KEYS.invitationDismissed))

it('guests are told what an account adds until they dismiss it, at this visit and at all later ones', () => {
  const store = createStore()
  expect(store.get(invitationAtom)).toBe(true)
  store.set(dismissInvitationAtom)
  expect([store, createStore()].map((one) => one.get(invitationAtom))).toEqual([false, false])
})
