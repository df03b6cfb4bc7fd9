import type { JobName } from '../../../src/domain/operations/job-names'

/** Work that comes again by itself. */
export interface Job {
  readonly name: JobName
  /** Product time from the start of the server until it is done first. */
  readonly firstAfterMs: number
  /** Does the work, calls `goOn` between its steps (30 s without it count as death) and ends when that says no; returns when to come again. */
  run(goOn: () => boolean): number
}
