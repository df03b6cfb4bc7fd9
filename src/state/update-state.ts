import { atom } from './store'

/** A new version of the app waits to take over; `later` until the next start. */
export const updateAtom = atom<'none' | 'ready' | 'later'>('none')
