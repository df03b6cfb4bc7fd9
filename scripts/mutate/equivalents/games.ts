import type { Equivalent } from './equivalent'

export const GAMES: readonly Equivalent[] = []
