import { spawn, type ChildProcess } from 'node:child_process'
import { countOf, epochOf } from '../../support/revision'
import { until } from '../../support/until'

export interface CrowdTask {
  /** The addresses to which the site's name leads. */
  readonly urls: readonly string[]
  readonly count: number
  /** The last part of the first local address from which they connect. */
  readonly firstAddress: number
}

export interface CrowdState {
  /** The number of open streams, and of those whose viewer has got the board since. */
  readonly open: number
  readonly right: number
  /** The number of the revision that the slowest viewer knows, for each epoch that anybody is in. */
  readonly slowest: readonly (readonly [epoch: string, number: number])[]
  /** When streams were opened, since the last `forget`. */
  readonly openings: readonly number[]
  /** The number of answers to requests for boards, by status; `none` counts requests without an answer. */
  readonly answers: Readonly<Record<string, number>>
  readonly refused: number
}

export interface Viewers {
  readonly count: number
  state(): Promise<CrowdState>
  forget(): void
  /** Waits until all are right again, and says how long after `from` that was. */
  allRight(from: number, ms?: number): Promise<number>
  /** Waits until all know this revision or a later one of its epoch. */
  allKnow(rev: string, from: number, ms?: number): Promise<number>
  close(): void
}

const PER_PROCESS = 2500
const PATIENCE_MS = 120_000

export async function openViewers(urls: readonly string[], count: number): Promise<Viewers> {
  const parts: ChildProcess[] = []
  for (let from = 0; from < count; from += PER_PROCESS) {
    const task: CrowdTask = {
      urls,
      count: Math.min(PER_PROCESS, count - from),
      firstAddress: 2 + parts.length,
    }
    const args = ['scripts/run.mjs', 'tests/edge/faults/viewer-crowd.ts', JSON.stringify(task)]
    parts.push(spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }))
  }
  await Promise.all(parts.map((part) => messageOf(part)))
  const state = async () => {
    const asked = parts.map((part) => {
      const answer = messageOf(part) as Promise<CrowdState>
      part.send('state')
      return answer
    })
    return (await Promise.all(asked)).reduce(together)
  }
  const viewers: Viewers = {
    count,
    state,
    forget: () => parts.forEach((part) => part.send('forget')),
    allRight: (from, ms = PATIENCE_MS) =>
      until(`${count} viewers to be right`, async () => (await state()).right === count && since(from), ms),
    async allKnow(rev, from, ms = PATIENCE_MS) {
      const doAll = async () => {
        const { slowest } = await state()
        return slowest.every((one) => one[0] === epochOf(rev) && one[1] >= countOf(rev)) && since(from)
      }
      return until(`${count} viewers to know ${rev}`, doAll, ms)
    },
    close: () => parts.forEach((part) => part.disconnect()),
  }
  await viewers.allRight(Date.now())
  return viewers
}

const since = (from: number) => Math.max(1, Date.now() - from)

function together(one: CrowdState, other: CrowdState): CrowdState {
  const slowest = new Map(one.slowest)
  for (const [epoch, number] of other.slowest)
    slowest.set(epoch, Math.min(number, slowest.get(epoch) ?? Infinity))
  const answers = { ...one.answers }
  for (const [status, many] of Object.entries(other.answers)) answers[status] = (answers[status] ?? 0) + many
  return {
    open: one.open + other.open,
    right: one.right + other.right,
    slowest: [...slowest],
    openings: [...one.openings, ...other.openings],
    answers,
    refused: one.refused + other.refused,
  }
}

function messageOf(part: ChildProcess): Promise<unknown> {
  return new Promise((done, fail) => {
    const end = (code: number | null) => fail(new Error(`A part of the crowd ended with ${code}`))
    part.once('exit', end)
    part.once('message', (message) => {
      part.off('exit', end)
      done(message)
    })
  })
}
