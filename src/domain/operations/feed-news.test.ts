import { expect, it } from 'vitest'
import { afterFeedAnswer, type FeedNews } from './feed-news'

function told(answers: readonly boolean[]): readonly (FeedNews | undefined)[] {
  let failures = 0
  return answers.map((isReached) => {
    const after = afterFeedAnswer(failures, isReached)
    failures = after.failures
    return after.news
  })
}

it('tells once that the feed is unreachable, and once that it is back', () => {
  const answers = [false, false, false, false, false, true, true, false, true]
  expect(told(answers)).toEqual([
    undefined,
    undefined,
    'unreachable',
    undefined,
    undefined,
    'back',
    ...Array(3),
  ])
})

it('tells that the feed is unreachable once three requests in a row are lost, and that it is back at the next answer', () => {
  expect(told([false, false, false, true])).toEqual([undefined, undefined, 'unreachable', 'back'])
})

it('tells nothing of requests that are lost now and then', () => {
  expect(told([false, false, true, false, true, true]).every((news) => news === undefined)).toBe(true)
})
