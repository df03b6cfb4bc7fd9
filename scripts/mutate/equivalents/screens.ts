import type { Equivalent } from './equivalent'

export const SCREENS: readonly Equivalent[] = []
