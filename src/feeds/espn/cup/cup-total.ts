import type { CupMatch, Points } from '../../../domain/cup/cup'
import { sumOfMatches } from '../../../domain/cup/cup-points'
import { isRecord, type Fields } from '../../read'
import type { Sides } from './cup-sides'

/** The cup's own points; if they are missing, the sum of its matches' points. */
export function cupTotal(sides: Sides | undefined, matches: readonly CupMatch[]): Points {
  const usa = pointsOf(sides?.usa)
  const europe = pointsOf(sides?.europe)
  return usa === undefined || europe === undefined ? sumOfMatches(matches) : { usa, europe }
}

/** `{value: 17.5}`, `{displayValue: "17.5"}`, `17.5`, `"17.5"`, `"17½"` or `"17 1/2"`. */
function pointsOf(competitor: Fields | undefined): number | undefined {
  const score = competitor?.['score']
  const told = isRecord(score) ? [score['value'], score['displayValue']] : [score]
  return told.map(asPoints).find((points) => points !== undefined)
}

function asPoints(value: unknown): number | undefined {
  const points = typeof value === 'string' ? pointsOfText(value.trim()) : value
  return typeof points === 'number' && points >= 0 && points < 100 ? points : undefined
}

function pointsOfText(words: string): number | undefined {
  const decimal = words.replace(/(\d*)(?:½| 1\/2)/, (_, whole: string) => `${whole || '0'}.5`)
  return /^\d{1,2}(\.\d)?$/.test(decimal) ? Number(decimal) : undefined
}
