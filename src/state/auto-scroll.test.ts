import { afterEach, describe, expect, it } from 'vitest'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { autoScrollAtom, kioskAtom, resumeDelayAtom } from './auto-scroll'
import { createStore } from './store'

afterEach(() => {
  localValues.remove(STORAGE_KEYS.autoScroll)
  localValues.remove(STORAGE_KEYS.autoScrollResume)
})

function openKiosk() {
  const store = createStore()
  store.set(kioskAtom, { leagues: [] })
  return store
}

describe('auto-scroll', () => {
  it('is off by default and remembered', () => {
    const store = createStore()
    expect(store.get(autoScrollAtom)).toBe(false)
    store.set(autoScrollAtom, true)
    expect(createStore().get(autoScrollAtom)).toBe(true)
    store.set(autoScrollAtom, false)
    expect(createStore().get(autoScrollAtom)).toBe(false)
  })

  it('is on in a kiosk, which changes nothing for an ordinary visit', () => {
    expect(openKiosk().get(autoScrollAtom)).toBe(true)
    createStore().set(autoScrollAtom, true)
    const kiosk = openKiosk()
    kiosk.set(autoScrollAtom, false)
    expect(kiosk.get(autoScrollAtom)).toBe(false)
    expect(createStore().get(autoScrollAtom)).toBe(true)
  })

  it('rests as long as chosen, 1 to 15 s, 5 s by default', () => {
    const store = createStore()
    expect(store.get(resumeDelayAtom)).toBe(5000)
    localValues.write(STORAGE_KEYS.autoScrollResume, 'soon')
    expect(createStore().get(resumeDelayAtom)).toBe(5000)
    store.set(resumeDelayAtom, 60_000)
    expect(store.get(resumeDelayAtom)).toBe(15_000)
    expect(createStore().get(resumeDelayAtom)).toBe(15_000)
    store.set(resumeDelayAtom, 7000)
    expect([store, createStore()].map((visit) => visit.get(resumeDelayAtom))).toEqual([7000, 7000])
    store.set(resumeDelayAtom, 0)
    expect([store, createStore()].map((visit) => visit.get(resumeDelayAtom))).toEqual([1000, 1000])
  })

  it('rests in a kiosk as long as chosen there, which changes nothing for an ordinary visit', () => {
    const kiosk = openKiosk()
    kiosk.set(resumeDelayAtom, 7000)
    expect([kiosk, createStore()].map((visit) => visit.get(resumeDelayAtom))).toEqual([7000, 5000])
  })
})
