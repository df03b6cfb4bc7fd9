import { atom } from '../../state/store'

/** Whether real-time updates are paused, in all sections, until somebody resumes them or leaves the page. */
export const pausedAtom = atom(false)
