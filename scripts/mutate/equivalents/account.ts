import type { EquivalentsByFile } from './equivalents-by-file'

export const ACCOUNT: EquivalentsByFile = {}
