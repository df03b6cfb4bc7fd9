import { isRecord, list, record, text, type Fields } from '../../read'
import type { FeedSummary } from './read-summary'

/** The latest play in the feed's words; empty if the feed has none. A single pitch is not worth a line. */
export function mapLastPlay({ reply }: FeedSummary): string {
  const told = wordsOf(record(record(reply['situation'])['lastPlay']))
  return told || lastOf(reply['plays']) || lastOf(record(record(reply['drives'])['current'])['plays'])
}

function lastOf(plays: unknown): string {
  const words = list(plays).filter(isRecord).map(wordsOf)
  return words.filter((one) => one !== '').at(-1) ?? ''
}

function wordsOf(play: Fields): string {
  const words = text(play['text']).replace(/\s+/g, ' ')
  return /^Pitch \d/.test(words) ? '' : words
}
