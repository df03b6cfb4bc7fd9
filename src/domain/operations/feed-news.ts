/**
 * The hooks print these lines so that the script that runs PocketBase learns whether the feed answers. The script says
 * it in plain words on the terminal.
 */
export const FEED_NEWS = {
  unreachable: 'turbo-scores: feed unreachable',
  back: 'turbo-scores: feed back',
} as const

/** A single lost request is no news. */
const FAILURES_TO_TELL = 3

export type FeedNews = keyof typeof FEED_NEWS

/** How many requests of all leagues have failed in a row after one more answer, and the news if there is any. */
export function afterFeedAnswer(
  failures: number,
  isReached: boolean,
): { readonly failures: number; readonly news?: FeedNews } {
  if (isReached) return { failures: 0, ...(failures >= FAILURES_TO_TELL && { news: 'back' }) }
  const more = Math.min(failures + 1, FAILURES_TO_TELL + 1)
  return { failures: more, ...(more === FAILURES_TO_TELL && { news: 'unreachable' }) }
}
