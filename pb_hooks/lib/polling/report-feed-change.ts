import { afterFeedAnswer, FEED_NEWS, type FeedNews } from '../../../src/domain/operations/feed-news'

const KEY = 'feed-failures'

/** Tells the process that started the server when the feed stops and starts answering; see `feed-news.ts`. */
export function reportFeedChange(isReached: boolean): void {
  let news: FeedNews | undefined
  $app.store().setFunc(KEY, (failures: number | null) => {
    const after = afterFeedAnswer(failures ?? 0, isReached)
    news = after.news
    return after.failures
  })
  if (news) console.log(FEED_NEWS[news])
}
