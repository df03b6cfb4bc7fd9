import { deviceZone } from '../platform/device-zone'
import { atom } from './store'

/** The time zone in which the page tells times; `start/follow-zone.ts` keeps it true. */
export const zoneAtom = atom(deviceZone())
