import type { EdgesNow } from '../../../src/domain/operations/health/edges'
import { anyBoard } from '../../support/boards'
import { until } from '../../support/until'
import { makeUser } from '../../support/users'
import { atMost } from '../../bench/row'
import { holds, pause, type Fault } from './fault'
import { REFUSES } from './stand'
import { openViewers } from './viewers'

const WINDOW_MS = 5000

/** One of the edges refuses all changes, all the time: that delays neither polls nor the other edges. */
export const publisherRefused: Fault = async ({ alone, product }, { viewers: count }) => {
  const { token } = await makeUser(product, { superuser: true })
  const edges = await until('the figures of the one who refuses', async () => {
    const answer = await fetch(`${product.url}/api/console/edges`, { headers: { authorization: token } })
    const { edges: all } = (await answer.json()) as EdgesNow
    return all.some(({ name, failures }) => name === REFUSES && failures > 0) && all
  })
  const viewers = await openViewers(
    alone.map(({ url }) => url),
    Math.ceil(count / 5),
  )
  try {
    await product.control.forgetRequests()
    await pause(WINDOW_MS)
    const polls = (await product.control.requests()).filter(
      ({ route, league }) => route === 'scoreboard' && league === 'nfl',
    ).length
    const { rev } = await anyBoard(product.url, 'nfl')
    const ms = await viewers.allKnow(rev, Date.now())
    const others = edges.filter(({ name }) => name !== REFUSES)
    return {
      counted: [
        holds(
          'publisher refused: changes that others took',
          others.map(({ pushes }) => pushes).join(', '),
          others.every(({ pushes }) => pushes > 0),
        ),
        holds(`publisher refused: polls of a league in ${WINDOW_MS / 1000} s`, String(polls), polls >= 2),
      ],
      timed: [atMost('publisher refused: until others know a change', ms, 2000, 'ms')],
    }
  } finally {
    viewers.close()
  }
}
