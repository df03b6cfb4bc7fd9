import { atom } from './store'

/** The game whose card is nearest to the middle of the screen, while somebody watches for it. */
export const gameInViewAtom = atom<string | undefined>(undefined)
