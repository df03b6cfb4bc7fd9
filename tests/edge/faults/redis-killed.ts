import { anyBoard } from '../../support/boards'
import { atMost, withoutBudget } from '../../bench/row'
import { otherThan200 } from './edge-killed'
import { holds, pause, type Fault } from './fault'
import { openViewers } from './viewers'

/**
 * Two edges lose the Redis that they share, and get it back. Meanwhile their viewers get boards but no
 * streams.
 */
export const redisKilled: Fault = async ({ shared, product, redis }, { viewers: count, redisAwayMs }) => {
  const urls = shared.map(({ url }) => url)
  const viewers = await openViewers(urls, count)
  try {
    viewers.forget()
    await redis.kill()
    await pause(redisAwayMs)
    const { answers } = await viewers.state()
    await redis.start()
    const back = Date.now()
    const rightMs = await viewers.allRight(back)
    const { rev } = await anyBoard(product.url, 'nfl')
    const knowMs = await viewers.allKnow(rev, back)
    return {
      counted: [
        holds(`Redis killed and back: right again, of ${count}`, String(count), true),
        holds('Redis killed: boards answered otherwise than 200', ...otherThan200(answers)),
      ],
      timed: [
        // They have the boards of the edges meanwhile.
        atMost('Redis back: until all have streams', rightMs, 5000, 'ms'),
        withoutBudget('Redis back: until all know the newest', knowMs, 'ms'),
      ],
    }
  } finally {
    viewers.close()
  }
}
