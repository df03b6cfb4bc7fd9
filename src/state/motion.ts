import { atom } from './store'

/** Somebody has stopped what moves by itself on the cards. */
export const motionPausedAtom = atom(false)
