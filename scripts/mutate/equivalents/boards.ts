import type { Equivalent } from './equivalent'

export const BOARDS: readonly Equivalent[] = []
