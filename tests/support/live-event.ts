import type { FeedEvent } from './upstream'

/** The event as a game that is in the first half of this inning, or in this quarter. */
export function asLive(event: FeedEvent, period: number): FeedEvent {
  const text = `Top ${period}th`
  const type = {
    id: '2',
    name: 'STATUS_IN_PROGRESS',
    state: 'in',
    completed: false,
    detail: text,
    shortDetail: text,
  }
  const status = { clock: 0, displayClock: '0:00', period, type }
  const [competition] = event['competitions'] as readonly FeedEvent[]
  return { ...event, status, competitions: [{ ...competition, status }] }
}

/** The event as a game that was suspended on its day and goes on now. */
export function asResumed(event: FeedEvent, period: number): FeedEvent {
  const live = asLive(event, period)
  const [competition] = live['competitions'] as readonly FeedEvent[]
  return { ...live, competitions: [{ ...competition, wasSuspended: true }] }
}
