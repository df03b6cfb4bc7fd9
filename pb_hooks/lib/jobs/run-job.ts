import { wallWaitMs } from '../../../src/domain/time/product-clock'
import { loopUntilMinuteEnds } from '../server/minute-loop'
import { serverSettings } from '../server/settings'
import { readShared, writeShared } from '../server/shared'
import type { Job } from './job'

/** After a surprise, product time. */
const AFTER_FAILURE_MS = 60_000

/** Runs a job as often as it is due until the minute ends. Who finds the job at work leaves it to it. */
export function runUntilMinuteEnds(job: Job): void {
  loopUntilMinuteEnds({
    name: `job:${job.name}`,
    waitForLockMs: 0,
    dueAt: () => dueAt(job),
    step(lock) {
      // Set first, so that a surprise cannot turn the loop into a hammer.
      comeAgain(job, AFTER_FAILURE_MS)
      const nextMs = job.run(() => lock.renew())
      comeAgain(job, nextMs)
    },
  })
}

/** Wall time of the next run; kept in shared memory, so that it outlives the loop. */
function dueAt(job: Job): number {
  return readShared<number>(dueKey(job)) ?? comeAgain(job, job.firstAfterMs)
}

function comeAgain(job: Job, productMs: number): number {
  const due = Date.now() + wallWaitMs(serverSettings().clock, productMs)
  writeShared(dueKey(job), due)
  return due
}

function dueKey(job: Job): string {
  return `job-due:${job.name}`
}
