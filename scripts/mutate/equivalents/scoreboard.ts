import type { EquivalentsByFile } from './equivalents-by-file'

export const SCOREBOARD: EquivalentsByFile = {}
