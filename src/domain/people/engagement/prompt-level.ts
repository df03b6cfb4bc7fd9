import { engagementScore } from './engagement-score'
import type { GuestMetrics } from './guest-metrics'

/** From the least to the most insistent. */
export const PROMPT_LEVELS = ['none', 'subtle', 'gentle', 'modal'] as const

export type PromptLevel = (typeof PROMPT_LEVELS)[number]

const SUBTLE_TIME_S = 60
const GENTLE_INTERACTIONS = 8
const GENTLE_PREMIUM_ATTEMPTS = 3
const MODAL_SCORE = 150

/** The level for what a guest did so far, whether or not it is time to show it. */
export function earnedLevel(metrics: GuestMetrics): PromptLevel {
  if (engagementScore(metrics) >= MODAL_SCORE) return 'modal'
  if (metrics.interactions >= GENTLE_INTERACTIONS) return 'gentle'
  if (metrics.premiumAttempts >= GENTLE_PREMIUM_ATTEMPTS) return 'gentle'
  return metrics.timeSpent >= SUBTLE_TIME_S ? 'subtle' : 'none'
}

export function isHigher(level: PromptLevel, than: PromptLevel): boolean {
  return PROMPT_LEVELS.indexOf(level) > PROMPT_LEVELS.indexOf(than)
}
