import type { Game } from '../../domain/game/game'
import { MOST } from '../limits'
import { list, record, text } from '../read'
import type { FeedEvent } from './read-event'

type Texts = Pick<Game, 'headline' | 'headlines'>

/** The note is about this game as such (a round, a bowl, a reason); headlines are what is written about it. */
export function mapHeadlines({ competition }: FeedEvent, note: string): Texts {
  const headlines = list(competition['headlines']).map(headlineOf).filter(isFilled).slice(0, MOST.headlines)
  const headline = note || (headlines[0] ?? '')
  return {
    ...(headline !== '' && { headline }),
    ...(headlines.length > 0 && { headlines }),
  }
}

/** The first that says something. */
export function noteOf({ competition }: FeedEvent): string {
  const notes = list(competition['notes']).map((note) => text(record(note)['headline']))
  return notes.find(isFilled) ?? ''
}

function headlineOf(value: unknown): string {
  return text(record(value)['shortLinkText'])
}

function isFilled(value: string): boolean {
  return value !== ''
}
