import { MINUTE_MS } from '../domain/time/intervals'
import { nowAtom } from './every-second'
import { atom } from './store'

/** Product time, to the minute: for orders that depend on the clock only for games that start soon. */
export const minuteAtom = atom((get) => Math.floor(get(nowAtom) / MINUTE_MS) * MINUTE_MS)
