/** Lines by which the hooks tell the process that keeps them whether the feed answers; that one says it in words. */
export const FEED_NEWS = {
  unreachable: 'turbo-scores: feed unreachable',
  back: 'turbo-scores: feed back',
} as const

/** A single lost request is none. */
const FAILURES_TO_TELL = 3

export type FeedNews = keyof typeof FEED_NEWS

/** How many requests failed in a row, over all leagues, and what there is to tell after one more answer. */
export function afterFeedAnswer(
  failures: number,
  isReached: boolean,
): { readonly failures: number; readonly news?: FeedNews } {
  if (isReached) return { failures: 0, ...(failures >= FAILURES_TO_TELL && { news: 'back' }) }
  const more = Math.min(failures + 1, FAILURES_TO_TELL + 1)
  return { failures: more, ...(more === FAILURES_TO_TELL && { news: 'unreachable' }) }
}
