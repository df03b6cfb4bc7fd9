import { boardWhere, getBoard } from '../../support/boards'
import type { Edge } from '../../support/edge'
import { countOf } from '../../support/revision'
import { atMost } from '../../bench/row'
import { otherThan200 } from './edge-killed'
import { holds, pause, type Fault } from './fault'
import { openViewers } from './viewers'

const LOOK_MS = 500
const PATHS = ['/nfl', '/api/boards', '/api/boards/nfl', '/api/time'] as const

/** The origin is away for a while: boards stay readable and say their age, and everybody hears when it is back. */
export const originKilled: Fault = async ({ alone, product }, { viewers: count, originAwayMs }) => {
  const viewers = await openViewers(
    alone.map(({ url }) => url),
    count,
  )
  try {
    for (const edge of alone) await look(edge)
    viewers.forget()
    await product.kill()
    const seen = []
    for (const end = Date.now() + originAwayMs; Date.now() < end; await pause(LOOK_MS))
      for (const edge of alone) seen.push(...(await look(edge)))
    const { answers } = await viewers.state()
    const known = countOf((await getBoard(alone[0].url, 'nfl'))?.rev)
    await product.start()
    // The time counts from the first change that the origin has again.
    const { rev } = await boardWhere(
      product.url,
      'nfl',
      'with a change',
      (board) => countOf(board.rev) > known,
    )
    const ms = await viewers.allKnow(rev, Date.now())
    const wrong = seen.filter(({ status }) => status !== 200)
    const boards = seen.filter(({ ageS }) => ageS !== undefined)
    const oldest = Math.max(...boards.map(({ ageS = 0 }) => ageS))
    return {
      counted: [
        holds(
          `origin away for ${originAwayMs / 1000} s: pages and boards other than 200`,
          `${wrong.length} of ${seen.length}`,
          wrong.length === 0,
        ),
        // The board was kept a moment before the origin was killed.
        holds(
          'origin away: the greatest age that a board told',
          `${oldest.toFixed(0)} s`,
          oldest * 1000 >= originAwayMs - 2000,
        ),
        holds('origin away: boards that viewers asked for, otherwise than 200', ...otherThan200(answers)),
        holds(`origin back: viewers that know the newest, of ${count}`, String(count), true),
      ],
      timed: [atMost('origin back: until all know the first change', ms, 2000, 'ms')],
    }
  } finally {
    viewers.close()
  }
}

interface Seen {
  readonly status: number
  /** How long a board has lain at the edge. */
  readonly ageS?: number
}

async function look(edge: Edge): Promise<Seen[]> {
  return Promise.all(
    PATHS.map(async (path) => {
      const { status, headers, body } = await fetch(edge.url + path)
      await body?.cancel()
      const ageS = Number(headers.get('x-edge-now')) - Number(headers.get('x-edge-asked'))
      return path === '/api/boards/nfl' ? { status, ageS } : { status }
    }),
  )
}
