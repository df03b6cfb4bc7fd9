import type { JobName } from '../../../src/domain/operations/job-names'

/** Work that comes again by itself. */
export interface Job {
  readonly name: JobName
  /** Product time from the start of the server until it is done first. */
  readonly firstAfterMs: number
  /** How long it may work without a sign of life before another may take its place, wall time. */
  readonly patienceMs: number
  /** Does the work, calls `goOn` between its steps and ends when that says no; returns when to come again. */
  run(goOn: () => boolean): number
}
