import type { Equivalent } from './equivalent'

export const HOOKS: readonly Equivalent[] = []
