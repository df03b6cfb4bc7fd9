import type { GuestEngagement } from './guest-engagement'
import type { CountedEvent } from './guest-events'
import { deeperScroll, withViewed, type GuestMetrics } from './guest-metrics'
import { hasPassed } from './has-passed'
import { BETWEEN_INTERACTIONS_MS, BETWEEN_SCROLLS_MS, GUEST_TICK_S } from '../../time/intervals'

/** The guest after an event was added to the metrics; events that follow too soon are not counted. */
export function metricsAfter(guest: GuestEngagement, event: CountedEvent): GuestEngagement {
  const { metrics } = guest
  switch (event.kind) {
    case 'session-started':
      return counted(guest, { sessions: metrics.sessions + 1 })
    case 'time-ticked':
      return counted(guest, { timeSpent: metrics.timeSpent + GUEST_TICK_S })
    case 'sport-viewed':
      return counted(guest, { sportsViewed: withViewed(metrics.sportsViewed, event.sport) })
    case 'game-viewed':
      return counted(guest, { gamesViewed: withViewed(metrics.gamesViewed, event.game) })
    case 'premium-attempted':
      return counted(guest, { premiumAttempts: metrics.premiumAttempts + 1 })
    case 'interacted':
      return interacted(guest, event.key, event.at)
    case 'scrolled':
      return scrolled(guest, event.percent, event.at)
  }
}

function counted(guest: GuestEngagement, change: Partial<GuestMetrics>): GuestEngagement {
  return { ...guest, metrics: { ...guest.metrics, ...change } }
}

function interacted(guest: GuestEngagement, key: string, at: number): GuestEngagement {
  const holdsBack = (since: number) => !hasPassed(since, BETWEEN_INTERACTIONS_MS, at)
  const recent = Object.entries(guest.interactedAt).filter(([, since]) => holdsBack(since))
  if (recent.some(([name]) => name === key)) return guest
  const interactedAt = Object.fromEntries([...recent, [key, at]])
  return { ...counted(guest, { interactions: guest.metrics.interactions + 1 }), interactedAt }
}

function scrolled(guest: GuestEngagement, percent: number, at: number): GuestEngagement {
  if (!hasPassed(guest.scrolledAt, BETWEEN_SCROLLS_MS, at)) return guest
  const scrollDepth = deeperScroll(guest.metrics.scrollDepth, percent)
  return { ...counted(guest, { scrollDepth }), scrolledAt: at }
}
