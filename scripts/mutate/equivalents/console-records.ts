import type { EquivalentsByFile } from './equivalents-by-file'

export const CONSOLE_RECORDS: EquivalentsByFile = {}
