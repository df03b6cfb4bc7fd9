import { spawn, type ChildProcess } from 'node:child_process'

export interface CrowdReport {
  /** For each change, when each stream got it. */
  readonly arrivals: readonly (readonly [number: number, at: readonly number[]])[]
  readonly lost: number
  readonly doubled: number
  /** Streams that ended, and how. */
  readonly closed: readonly (readonly [how: string, count: number])[]
  /** The bytes that arrived, and the processor time that reading them took. */
  readonly bytes: number
  readonly cpuMs: number
}

export interface Crowd {
  /** Counting begins anew here. */
  forget(): void
  report(): Promise<CrowdReport>
  close(): void
}

/** A process may have 20,000 files open, and one core may read for as many. */
const PER_PROCESS = 10_000
const ADDRESSES_OF_ONE = 2

export async function openCrowd(url: string, count: number): Promise<Crowd> {
  const parts: ChildProcess[] = []
  for (let from = 0; from < count; from += PER_PROCESS) {
    const size = Math.min(PER_PROCESS, count - from)
    const address = 2 + parts.length * ADDRESSES_OF_ONE
    const args = ['scripts/run.mjs', 'tests/bench/edge/stream-crowd.ts', url, String(size), String(address)]
    parts.push(spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }))
  }
  await Promise.all(parts.map((part) => messageOf(part)))
  return {
    forget: () => parts.forEach((part) => part.send('forget')),
    async report() {
      const all = await Promise.all(
        parts.map((part) => {
          const answer = messageOf(part)
          part.send('report')
          return answer as Promise<CrowdReport>
        }),
      )
      const sum = (of: (one: CrowdReport) => number) => all.reduce((total, one) => total + of(one), 0)
      return {
        arrivals: all.flatMap(({ arrivals }) => arrivals),
        lost: sum(({ lost }) => lost),
        doubled: sum(({ doubled }) => doubled),
        closed: all.flatMap(({ closed }) => closed),
        bytes: sum(({ bytes }) => bytes),
        cpuMs: sum(({ cpuMs }) => cpuMs),
      }
    },
    close: () => parts.forEach((part) => part.disconnect()),
  }
}

function messageOf(part: ChildProcess): Promise<unknown> {
  return new Promise((done, fail) => {
    part.once('message', done)
    part.once('exit', (code) => fail(new Error(`A part of the crowd ended with ${code}`)))
  })
}
