import type { GameKind } from '../../domain/league'
import { CLOSE_MARGIN, LAST_MINUTES } from '../../domain/people/notifications/close-finish'

/** The rule of the sport in words, with the figures that the rule itself has. */
export function closeHint(kind: GameKind): string {
  const margin = CLOSE_MARGIN[kind]
  switch (kind) {
    case 'baseball':
      return `Within ${margin} run from the 9th inning on`
    case 'hockey':
      return `Within ${margin} goal in the last ${LAST_MINUTES} minutes or overtime`
    case 'football':
    case 'basketball':
      return `Within ${margin} points in the last ${LAST_MINUTES} minutes or overtime`
  }
}
