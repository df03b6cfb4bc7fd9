import { easternDay } from '../time/eastern'
import { DAY_MS } from '../time/intervals'
import { countdownText, NO_GAMES_TODAY } from './offseason-text'
import { isOfToday } from './is-of-today'
import type { SeasonContent } from './season-content'

/** How a content is read that the server wrote on an earlier day. */
interface Reading {
  /** When the server last found it to be true. */
  readonly checkedAtMs: number
  /** The Eastern day on which it is read. */
  readonly today: string
  /** A day in the words of whoever reads it. */
  readonly dayText: (day: string) => string
}

/** The server says what is true of its own day. Read on another one, only what is still true is left of it. */
export function contentOnDay(
  content: SeasonContent,
  { checkedAtMs, today, dayText }: Reading,
): SeasonContent {
  if (isOfToday(checkedAtMs, today)) return content
  const then = dayText(easternDay(checkedAtMs))
  switch (content.kind) {
    case 'games':
      return { kind: 'games' }
    case 'message': {
      const { event: _ofThen, ...message } = content
      return message.text === NO_GAMES_TODAY
        ? { ...message, text: `No games were scheduled on ${then}.` }
        : message
    }
    case 'special':
      return { kind: 'message', title: content.title, text: `This was on ${then}.` }
    case 'countdown': {
      const { title, milestone, days } = content
      const begins = easternDay(checkedAtMs + days * DAY_MS)
      const left = (Date.parse(begins) - Date.parse(today)) / DAY_MS
      if (left > 0)
        return { kind: 'countdown', title, milestone, days: left, text: countdownText(milestone, left) }
      // The feed was not asked since, so nobody knows whether it has begun.
      if (left === 0) return { kind: 'message', title, text: `${milestone} is expected to begin today.` }
      const text = `${milestone} was expected to begin on ${dayText(begins)}.`
      return { kind: 'message', title: `No news since ${then}`, text }
    }
  }
}
