import { resumeDelayMs } from '../domain/screen/auto-scroll'
import { parseKiosk, type Kiosk } from '../domain/screen/kiosk'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { atom } from './store'

/** What the address asked for when the page was opened; it holds until the page is closed. */
export const kioskAtom = atom<Kiosk | undefined>(parseKiosk(globalThis.location?.search ?? ''))

export const isKioskAtom = atom((get) => get(kioskAtom) !== undefined)

const changedAtom = atom<boolean | undefined>(undefined)

/**
 * Whether the list scrolls by itself. Off by default, and remembered; a kiosk begins with it on and remembers nothing,
 * so that an ordinary visit on the same device stays as it was.
 */
export const autoScrollAtom = atom(
  (get) => {
    const changed = get(changedAtom)
    if (changed !== undefined) return changed
    return get(isKioskAtom) || localValues.read(STORAGE_KEYS.autoScroll) === 'on'
  },
  (get, set, on: boolean) => {
    set(changedAtom, on)
    if (!get(kioskAtom)) localValues.write(STORAGE_KEYS.autoScroll, on ? 'on' : 'off')
  },
)

const changedResumeAtom = atom<number | undefined>(undefined)

/** How long scrolling rests after a touch. */
export const resumeDelayAtom = atom(
  (get) => resumeDelayMs(get(changedResumeAtom) ?? Number(localValues.read(STORAGE_KEYS.autoScrollResume))),
  (get, set, ms: number) => {
    set(changedResumeAtom, ms)
    if (!get(kioskAtom)) localValues.write(STORAGE_KEYS.autoScrollResume, String(resumeDelayMs(ms)))
  },
)
