import { wallWaitMs } from '../../../src/domain/product-clock'
import { takeLock, type Lock } from '../server/lock'
import { serverSettings } from '../server/settings'
import { readShared, writeShared } from '../server/shared'
import type { Job } from './job'

/** Cron fires on the minute: this loop ends just before, and the next one takes over. */
const HAND_OVER_MS = 300
/** After a surprise, product time. */
const AFTER_FAILURE_MS = 60_000

/**
 * Runs a job as often as it is due until the minute ends; cron, whose finest grain is a minute, starts this every
 * minute. On a clock as fast as life most minutes have nothing due and end at once. Who finds the job at work leaves
 * it to it.
 */
export function runUntilMinuteEnds(job: Job): void {
  const end = (Math.floor(Date.now() / 60_000) + 1) * 60_000 - HAND_OVER_MS
  const lock = takeLock(`job:${job.name}`, job.patienceMs)
  if (!lock) return
  try {
    for (let due = dueAt(job); due < end && lock.renew(); due = dueAt(job)) {
      const wait = due - Date.now()
      if (wait > 0) sleep(Math.min(wait, job.patienceMs / 2))
      else runOnce(job, lock)
    }
  } finally {
    lock.release()
  }
}

/** Wall time of the next run; kept in shared memory, so that it outlives the loop. */
function dueAt(job: Job): number {
  return readShared<number>(dueKey(job)) ?? comeAgain(job, job.firstAfterMs)
}

/** A surprise in one run must not end the job, and must not make it a hammer. */
function runOnce(job: Job, lock: Lock): void {
  comeAgain(job, AFTER_FAILURE_MS)
  try {
    comeAgain(
      job,
      job.run(() => lock.renew()),
    )
  } catch (error) {
    $app.logger().error('A job failed unexpectedly', 'job', job.name, 'error', String(error))
  }
}

function comeAgain(job: Job, productMs: number): number {
  const due = Date.now() + wallWaitMs(serverSettings().clock, productMs)
  writeShared(dueKey(job), due)
  return due
}

function dueKey(job: Job): string {
  return `job-due:${job.name}`
}
