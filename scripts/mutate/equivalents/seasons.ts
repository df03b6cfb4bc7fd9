import type { Equivalent } from './equivalent'

export const SEASONS: readonly Equivalent[] = []
