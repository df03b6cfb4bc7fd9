import type { JobName } from '../../../src/domain/operations/job-names'

/** Work that comes again by itself. */
export interface Job {
  readonly name: JobName
  /** Product time from the start of the server to the first run. */
  readonly firstAfterMs: number
  /**
   * Does the work and calls `goOn` between its steps (30 s without it count as death). It ends when `goOn` returns
   * false, and returns when to run again.
   */
  run(goOn: () => boolean): number
}
