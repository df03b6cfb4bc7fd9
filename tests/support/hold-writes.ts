import { changeLate } from './change-late'

/**
 * Another process writes to the database and does not finish: no other write gets through until the hold is released.
 * What it writes changes nothing.
 */
export const holdWrites = (dataDir: string): Promise<() => Promise<void>> =>
  changeLate(dataDir, 'UPDATE server_epoch SET mark = mark')
