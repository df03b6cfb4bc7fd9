import { NO_METRICS, type GuestMetrics } from './guest-metrics'
import type { GuestEvent } from './guest-events'
import { hasPassed } from './has-passed'
import { metricsAfter } from './metrics-after'
import { earnedLevel, isHigher, type PromptLevel } from './prompt-level'
import {
  BETWEEN_ESCALATIONS_MS,
  BETWEEN_PROMPTS_MS,
  DISMISSAL_COOLDOWN_MS,
  PROMPT_COOLDOWN_MS,
} from '../../time/intervals'

/** What a guest did, what we prompted and when. Made of plain values; times are milliseconds. */
export interface GuestEngagement {
  readonly metrics: GuestMetrics
  readonly level: PromptLevel
  /** When a prompt was last shown or escalated. Outlives the visit. */
  readonly lastPromptAt?: number
  readonly dismissedCount: number
  /** Outlives the visit as well. */
  readonly lastDismissedAt?: number
  /** Once detected, it stays for the visit: who signs out is no stranger to be won. */
  readonly authenticated: boolean
  /** The last counted interaction by key, as long as it holds back the next. */
  readonly interactedAt: Readonly<Record<string, number>>
  readonly scrolledAt?: number
}

export const NEW_GUEST: GuestEngagement = {
  metrics: NO_METRICS,
  level: 'none',
  dismissedCount: 0,
  authenticated: false,
  interactedAt: {},
}

const MOST_DISMISSALS = 3

/** Everything that happens to the prompts goes through here. A prompt only rises, until it is dismissed. */
export function afterGuestEvent(guest: GuestEngagement, event: GuestEvent): GuestEngagement {
  if (guest.authenticated) return guest
  if (event.kind === 'authentication-checked') return { ...guest, authenticated: event.authenticated }
  if (event.kind === 'prompt-dismissed') return dismissed(guest, event.at)
  return prompted(metricsAfter(guest, event), event.at)
}

/** What is on the screen: nothing once the guest is somebody we know. */
export function shownPrompt(guest: GuestEngagement): PromptLevel {
  return guest.authenticated ? 'none' : guest.level
}

export function shouldShowSignup(guest: GuestEngagement): boolean {
  return shownPrompt(guest) === 'modal'
}

function dismissed(guest: GuestEngagement, at: number): GuestEngagement {
  if (guest.level === 'none') return guest
  return { ...guest, level: 'none', dismissedCount: guest.dismissedCount + 1, lastDismissedAt: at }
}

function prompted(guest: GuestEngagement, at: number): GuestEngagement {
  const level = earnedLevel(guest.metrics)
  if (!isHigher(level, guest.level) || !mayPrompt(guest, at)) return guest
  return { ...guest, level, lastPromptAt: at }
}

function mayPrompt(guest: GuestEngagement, at: number): boolean {
  const wait = guest.level === 'none' ? BETWEEN_PROMPTS_MS : BETWEEN_ESCALATIONS_MS
  return (
    guest.dismissedCount < MOST_DISMISSALS &&
    hasPassed(guest.lastPromptAt, Math.max(wait, PROMPT_COOLDOWN_MS), at) &&
    hasPassed(guest.lastDismissedAt, DISMISSAL_COOLDOWN_MS, at)
  )
}
