import { atom } from './store'

/** Whether somebody is being told how to install the app. */
export const installOpenAtom = atom(false)
