import { wallWaitMs } from '../../../src/domain/time/product-clock'
import { lockOfLoop, loopUntilMinuteEnds, runSafely } from '../server/minute-loop'
import { serverSettings } from '../server/settings'
import type { Lock } from '../server/lock'
import { readShared, writeShared } from '../server/shared'
import type { Job } from './job'
import { noteRun } from './note-run'

/** The wait after an unexpected error, in product time. */
const AFTER_FAILURE_MS = 60_000

/** Runs a job as often as it is due until the minute ends. */
export function runUntilMinuteEnds(job: Job): void {
  loopUntilMinuteEnds({
    name: loopName(job),
    dueAt: () => dueAt(job),
    step: (lock) => runOnce(job, lock),
  })
}

/**
 * Runs a job because somebody asks. False when it is already running; it then runs again as soon as that run has ended. A job that
 * fails has run: whoever asked reads of its failure beside its name.
 */
export function runNow(job: Job): boolean {
  const lock = lockOfLoop(loopName(job))
  if (!lock) {
    writeShared(askedKey(job), true)
    setNextRun(job, 0)
    return false
  }
  try {
    runSafely(loopName(job), () => runOnce(job, lock))
    return true
  } finally {
    lock.release()
  }
}

/** The wall time of the next run; unknown also when the clock was set back since that was decided. */
export function nextRunAt(job: Pick<Job, 'name'>): number | undefined {
  const due = readShared<Due>(dueKey(job))
  return due && due.setAt <= Date.now() ? due.at : undefined
}

interface Due {
  readonly at: number
  readonly setAt: number
}

function runOnce(job: Job, lock: Lock): void {
  // Set first, so that an unexpected error cannot make the loop run without pause.
  setNextRun(job, AFTER_FAILURE_MS)
  writeShared(askedKey(job), false)
  const nextMs = noteRun(job.name, () => job.run(() => lock.renew()))
  setNextRun(job, nextMs)
  // Looked at last: who asks after this look sets the next run itself, and nothing here overwrites it any more.
  if (readShared<boolean>(askedKey(job))) setNextRun(job, 0)
}

const loopName = (job: Job) => `job:${job.name}`

/** Wall time of the next run; kept in shared memory, so that it outlives the loop. */
function dueAt(job: Job): number {
  return nextRunAt(job) ?? setNextRun(job, job.firstAfterMs)
}

function setNextRun(job: Job, productMs: number): number {
  const setAt = Date.now()
  const due: Due = { at: setAt + wallWaitMs(serverSettings().clock, productMs), setAt }
  writeShared(dueKey(job), due)
  return due.at
}

/** Whether somebody has asked for another run since the last one began. */
function askedKey(job: Pick<Job, 'name'>): string {
  return `job-asked:${job.name}`
}

function dueKey(job: Pick<Job, 'name'>): string {
  return `job-due:${job.name}`
}
