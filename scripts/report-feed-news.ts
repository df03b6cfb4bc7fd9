import { FEED_NEWS, type FeedNews } from '../src/domain/operations/feed-news'

/** Says on the terminal, once each time, that the feed is gone or back; PocketBase may be started again in between. */
export function reportFeedNews(feed: string, say: (line: string) => void): (line: string) => boolean {
  let last: FeedNews = 'back'
  return (line) => {
    const news = (['unreachable', 'back'] as const).find((one) => line.includes(FEED_NEWS[one]))
    if (news && news !== last) say(WORDS[news](feed))
    last = news ?? last
    return news !== undefined
  }
}

const WORDS: Readonly<Record<FeedNews, (feed: string) => string>> = {
  unreachable: (feed) =>
    `The feed ${feed} cannot be reached. It is asked again until it answers; npm run demo needs no internet.`,
  back: (feed) => `The feed ${feed} answers again.`,
}
