import { expect, it } from 'vitest'
import { FEED_NEWS } from '../src/domain/operations/feed-news'
import { reportFeedNews } from './report-feed-news'

it('says once that the feed is gone, even when PocketBase starts again, and once that it is back', () => {
  const said: string[] = []
  const hear = reportFeedNews('https://feed.example', (line) => said.push(line))
  expect(hear(`2026/11/22 09:00:00 ${FEED_NEWS.unreachable}`)).toBe(true)
  for (const line of [FEED_NEWS.unreachable, FEED_NEWS.back, FEED_NEWS.back]) hear(line)
  expect(said).toEqual([
    'The feed https://feed.example cannot be reached. It is asked again until it answers; npm run demo needs no internet.',
    'The feed https://feed.example answers again.',
  ])
})

it('leaves other lines to others', () => {
  expect(reportFeedNews('', () => undefined)('Error: no such column')).toBe(false)
})
