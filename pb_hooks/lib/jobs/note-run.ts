import type { JobRun, RunnableJob } from '../../../src/domain/operations/jobs/jobs-answer'
import { readShared, writeShared } from '../server/shared'
import { productNow } from '../server/time'

export interface NotedRuns {
  readonly lastRun?: JobRun
  readonly lastTrouble?: JobRun
}

const LONGEST_TROUBLE = 200

/** Runs a job and remembers how it went, for the page that operators look at. Errors are thrown on. */
export function noteRun<T>(name: RunnableJob, run: () => T): T {
  const atMs = productNow()
  const begun = Date.now()
  const note = (trouble?: string) => {
    const lastRun: JobRun = { atMs, tookMs: Date.now() - begun, ...(trouble !== undefined && { trouble }) }
    writeShared(keyOf(name), {
      ...notedRuns(name),
      lastRun,
      ...(trouble !== undefined && { lastTrouble: lastRun }),
    })
  }
  try {
    const result = run()
    note()
    return result
  } catch (error) {
    note(String(error).slice(0, LONGEST_TROUBLE))
    throw error
  }
}

export function notedRuns(name: RunnableJob): NotedRuns {
  return readShared<NotedRuns>(keyOf(name)) ?? {}
}

function keyOf(name: RunnableJob): string {
  return `job-runs:${name}`
}
