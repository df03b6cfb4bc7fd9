import { easternDay } from '../domain/time/eastern'
import { nowAtom } from './every-second'
import { atom } from './store'

/** The day of the leagues, `YYYY-MM-DD`. It follows the clock and changes once a day. */
export const easternTodayAtom = atom((get) => easternDay(get(nowAtom)))
