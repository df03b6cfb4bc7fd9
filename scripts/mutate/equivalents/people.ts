import type { Equivalent } from './equivalent'

export const PEOPLE: readonly Equivalent[] = []
