import { looksAuthenticated } from '../domain/people/engagement/authentication-signs'
import type { GuestEvent } from '../domain/people/engagement/guest-events'
import { shouldShowSignup } from '../domain/people/engagement/guest-engagement'
import { AUTHENTICATION_CHECK_MS, GUEST_TICK_S, SECOND_MS } from '../domain/time/intervals'
import type { Slug } from '../domain/league'
import { productNow } from '../platform/clock'
import { isReloaded } from '../platform/is-reloaded'
import { localKeys } from '../platform/local-values'
import { pageVisibility } from '../platform/visibility'
import { authStepAtom } from '../state/auth-modal'
import { kioskAtom } from '../state/auto-scroll'
import { guestEngagementAtom, recordGuestEventAtom } from '../state/guest-engagement'
import { invitationAtom } from '../state/invitation'
import { sessionAtom } from '../state/session'
import type { Store } from '../state/store'
import { GUEST_OWNER, ownerOf } from '../storage/viewer'
import { mayInterrupt } from './may-interrupt'

/** How many checks make one tick of the time that is counted. Less than a tick does not count as time spent. */
const CHECKS_PER_TICK = (GUEST_TICK_S * SECOND_MS) / AUTHENTICATION_CHECK_MS

/**
 * Counts what a guest does, on this device only, and opens the sign-up when the counts call for it and it disturbs
 * nothing. Ends for good with the first sign of an account, and never begins on a kiosk.
 */
export function followGuest(store: Store, interrupts = mayInterrupt): (slug: Slug) => void {
  if (store.get(kioskAtom)) return () => {}
  let isAsking = false
  let checks = 0
  let game: string | undefined
  const tell = (event: Parameters<typeof recordEvent>[1]) => recordEvent(store, event)

  const timer = setInterval(check, AUTHENTICATION_CHECK_MS)
  const stopAuth = store.sub(authStepAtom, hearDismissal)
  addEventListener('pointerdown', noteInteraction, { passive: true })
  addEventListener('keydown', noteInteraction, { passive: true })
  addEventListener('scroll', noteScroll, { passive: true })
  if (!isReloaded()) tell({ kind: 'session-started' })
  check()

  function check() {
    if (hasAccount(store)) return stop()
    if (!pageVisibility.isVisible()) return
    checks += 1
    if (checks % CHECKS_PER_TICK === 0) tell({ kind: 'time-ticked' })
    noteGame()
    askWhenFit()
  }

  /** A person with an account is not counted as a guest, also after signing out: the sign-up is meant for strangers. */
  function stop() {
    tell({ kind: 'authentication-checked', authenticated: true })
    clearInterval(timer)
    stopAuth()
    removeEventListener('pointerdown', noteInteraction)
    removeEventListener('keydown', noteInteraction)
    removeEventListener('scroll', noteScroll)
  }

  function noteGame() {
    const opened = /\/game\/([^/]+)$/.exec(location.pathname)?.[1]
    if (opened !== undefined && opened !== game) tell({ kind: 'game-viewed', game: opened })
    game = opened
  }

  function noteInteraction({ type, target }: Event) {
    const control = target instanceof Element ? target.closest('a, button, input, [data-game]') : null
    const name = control?.getAttribute('data-game') ?? control?.getAttribute('aria-label') ?? control?.tagName
    tell({ kind: 'interacted', key: `${type} ${name ?? 'page'}` })
  }

  function noteScroll() {
    const { scrollHeight } = document.documentElement
    tell({ kind: 'scrolled', percent: (100 * (scrollY + innerHeight)) / Math.max(1, scrollHeight) })
  }

  function askWhenFit() {
    const isWanted = shouldShowSignup(store.get(guestEngagementAtom)) && store.get(invitationAtom)
    if (!isWanted || isAsking || !interrupts()) return
    isAsking = true
    store.set(authStepAtom, 'welcome')
  }

  function hearDismissal() {
    if (!isAsking || store.get(authStepAtom) !== undefined) return
    isAsking = false
    tell({ kind: 'prompt-dismissed' })
  }

  return (slug) => tell({ kind: 'sport-viewed', sport: slug })
}

/** Where the browser refuses to keep anything, nothing on the device tells of a user: only the session does. */
function hasAccount(store: Store): boolean {
  if (ownerOf(store.get(sessionAtom)) !== GUEST_OWNER) return true
  return looksAuthenticated({ cookie: document.cookie, localKeys: localKeys(), address: location.href })
}

type WithoutTime<Event> = Event extends unknown ? Omit<Event, 'at'> : never

function recordEvent(store: Store, event: WithoutTime<GuestEvent>): void {
  store.set(recordGuestEventAtom, { ...event, at: productNow() })
}
