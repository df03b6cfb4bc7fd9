import { PERIODS } from '../../domain/box-score/periods'
import type { GameSport } from '../../domain/league'

/**
 * The period in which a game ended, as the feed's text tells it: `Final/OT`, `Final/2OT`, `Final/SO`, `Final/10`, also
 * in short as `F/10`. It is 0 for a plain `Final`.
 */
export function toldPeriod(sport: GameSport, text: string): number {
  const [, count = '', late] = /^f(?:inal)?\s*\/\s*(\d{0,2})(OT|SO)?$/i.exec(text) ?? []
  if (sport === 'MLB') return Number(count)
  if (late === undefined) return 0
  // A shootout follows the one overtime.
  const after = late.toUpperCase() === 'SO' ? 2 : Number(count || '1')
  return PERIODS[sport].regular + after
}
