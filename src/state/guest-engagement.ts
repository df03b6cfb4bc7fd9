import {
  afterGuestEvent,
  NEW_GUEST,
  shownPrompt,
  type GuestEngagement,
} from '../domain/people/engagement/guest-engagement'
import type { GuestEvent } from '../domain/people/engagement/guest-events'
import type { GuestMetrics } from '../domain/people/engagement/guest-metrics'
import {
  readEngagement,
  writeEngagement,
  type StoredEngagement,
} from '../domain/people/engagement/stored-engagement'
import type { Attempt } from '../domain/people/gates/locked-preview'
import { productNow } from '../platform/clock'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { GUEST_OWNER, ownerOf } from '../storage/viewer'
import { kioskAtom } from './auto-scroll'
import { guestPromptAtom } from './guest-prompt'
import { sessionAtom } from './session'
import { atom } from './store'
import { recordUseAtom } from './used-features'

const KEYS = {
  metrics: STORAGE_KEYS.guestMetrics,
  lastPromptTime: STORAGE_KEYS.lastPromptTime,
  dismissedCount: STORAGE_KEYS.dismissedCount,
  lastDismissedTime: STORAGE_KEYS.lastDismissedTime,
} as const satisfies Record<keyof StoredEngagement, string>

/** The state after the last event. */
const lastAtom = atom<GuestEngagement>(NEW_GUEST)
export const guestEngagementAtom = atom((get) => get(lastAtom))

/** A guest did something. Nothing is counted for signed-in users, and nothing on the screen of a kiosk. */
export const recordGuestEventAtom = atom(undefined, (get, set, event: GuestEvent) => {
  const isGuest = ownerOf(get(sessionAtom)) === GUEST_OWNER
  if (get(kioskAtom) || (!isGuest && event.kind !== 'authentication-checked')) return
  const before = withStored(get(lastAtom))
  const after = afterGuestEvent(before, event)
  if (after === before) return
  set(lastAtom, after)
  set(guestPromptAtom, shownPrompt(after))
  store(after)
})

/** Somebody tried to open something locked: for a guest this device counts it, for a user the server. */
export const recordAttemptAtom = atom(undefined, (get, set, feature: Attempt) => {
  if (ownerOf(get(sessionAtom)) !== GUEST_OWNER) set(recordUseAtom, feature)
  else set(recordGuestEventAtom, { kind: 'premium-attempted', feature, at: productNow() })
})

/** What this device has counted about its guest. */
export function readGuestMetrics(): GuestMetrics {
  return readStored().metrics
}

/** Reads again what the device remembers, because another tab may have counted since. */
function withStored({ level, authenticated, interactedAt, scrolledAt }: GuestEngagement): GuestEngagement {
  const visit = { level, authenticated, interactedAt, ...(scrolledAt !== undefined && { scrolledAt }) }
  return { ...readStored(), ...visit }
}

function readStored(): GuestEngagement {
  return readEngagement(
    Object.fromEntries(Object.entries(KEYS).map(([name, key]) => [name, localValues.read(key)])),
  )
}

function store(guest: GuestEngagement): void {
  const texts = Object.entries(writeEngagement(guest)) as [keyof StoredEngagement, string][]
  for (const [name, text] of texts) localValues.write(KEYS[name], text)
}
