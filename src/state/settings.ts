import { atom } from './store'

/** Whether the settings are open. */
export const settingsOpenAtom = atom(false)
