import { atMost } from '../../bench/row'
import { holds, pause, type Fault } from './fault'
import { openViewers } from './viewers'

const USUAL_MS = 5000
const SLICE_MS = 100

/** One of two edges dies under its half of the viewers; the other takes them. */
export const edgeKilled: Fault = async ({ alone: [dying, other], between }, { viewers: count }) => {
  const viewers = await openViewers([dying.url, other.url], count)
  try {
    const before = between.log.length
    await pause(USUAL_MS)
    const usual = between.log.length - before
    viewers.forget()
    const began = Date.now()
    const asked = between.log.length
    await dying.kill()
    const ms = await viewers.allRight(began)
    await pause(Math.max(0, USUAL_MS - (Date.now() - began)))
    const meanwhile = ((between.log.length - asked) * USUAL_MS) / (Date.now() - began)
    const { openings, answers } = await viewers.state()
    const share = mostAtOnce(openings) / Math.max(1, openings.length)
    await dying.start()
    return {
      counted: [
        holds(`edge killed: right again on the other, of ${count}`, String(count), true),
        holds('edge killed: boards answered otherwise than 200', ...otherThan200(answers)),
      ],
      timed: [
        holds(
          `edge killed: requests at the origin in ${USUAL_MS / 1000} s, usual and then`,
          `${usual} and ${Math.round(meanwhile)}`,
          meanwhile < 2 * usual,
        ),
        atMost('edge killed: until all are right again', ms, 5000, 'ms'),
        atMost(`edge killed: share that opens within ${SLICE_MS} ms`, share * 100, 50, '%'),
      ],
    }
  } finally {
    viewers.close()
  }
}

/** The greatest number of openings that fell into one slice of time. */
function mostAtOnce(openings: readonly number[]): number {
  const slices = new Map<number, number>()
  for (const at of openings) {
    const slice = Math.floor(at / SLICE_MS)
    slices.set(slice, (slices.get(slice) ?? 0) + 1)
  }
  return Math.max(0, ...slices.values())
}

/** Boards that were asked of the dying edge get no answer, which does not count as a wrong one. */
export function otherThan200(answers: Readonly<Record<string, number>>): [value: string, does: boolean] {
  const others = Object.entries(answers).filter(([status]) => status !== '200' && status !== 'none')
  return [others.map(([status, many]) => `${many} x ${status}`).join(', ') || 'none', others.length === 0]
}
