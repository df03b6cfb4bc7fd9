import type { Board } from './board'
import type { SeasonContent } from '../seasons/season-content'

const TEXT = 'Scores appear here by themselves as soon as they arrive.'

/** What a board says while the feed has not answered once. */
export function neverReadContent(message: string | undefined): SeasonContent {
  return { kind: 'message', title: message ?? '', text: TEXT }
}

/** A board without rows that only tells of the feed's trouble: an error, and no quiet day. */
export function isNeverRead({ source, content }: Pick<Board, 'source' | 'content'>): boolean {
  return source.state !== 'ok' && content.kind === 'message' && content.text === TEXT
}
