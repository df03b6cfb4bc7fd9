import type { Board } from './board'
import type { SeasonContent } from '../seasons/season-content'

/** What to expect meanwhile: true of a feed that does not answer, and of one whose answer cannot be used. */
export const NEVER_READ_TEXT = 'Scores appear here by themselves as soon as they arrive.'

/** The content of a board as long as the feed has never answered. */
export function neverReadContent(message: string | undefined): SeasonContent {
  return { kind: 'message', title: message ?? '', text: NEVER_READ_TEXT }
}

/** Whether a board has no rows because the feed has never answered: that is an error, not a day without games. */
export function isNeverRead({ content }: Pick<Board, 'content'>): boolean {
  return content.kind === 'message' && content.text === NEVER_READ_TEXT
}
