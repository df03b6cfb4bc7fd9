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

/** What a guest did, which prompts were shown and when. Made of plain values; times are milliseconds. */
export interface GuestEngagement {
  readonly metrics: GuestMetrics
  readonly level: PromptLevel
  /** When a prompt was last shown or escalated. It is kept beyond the visit. */
  readonly lastPromptAt?: number
  readonly dismissedCount: number
  /** It is kept beyond the visit, too. */
  readonly lastDismissedAt?: number
  /** Once detected, it stays true for the visit: someone who signs out has an account and needs no prompt. */
  readonly authenticated: boolean
  /** When the last interaction of each key was counted, as long as the next one is too soon to count. */
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

/**
 * All events that concern the prompts go through here. The level only rises until the prompt is dismissed.
 */
export function afterGuestEvent(guest: GuestEngagement, event: GuestEvent): GuestEngagement {
  if (guest.authenticated) return guest
  if (event.kind === 'authentication-checked') return { ...guest, authenticated: event.authenticated }
  if (event.kind === 'prompt-dismissed') return dismissed(guest, event.at)
  return prompted(metricsAfter(guest, event), event.at)
}

/** The prompt on the screen; none once the guest has proved to have an account. */
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
