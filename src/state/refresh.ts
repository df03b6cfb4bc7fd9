import { atom } from './store'

/** Asks now for what the page shows, for who has turned the automatic refresh off. `main` fills it in. */
export const refreshAtom = atom<{ readonly run: () => void }>({ run: () => {} })
