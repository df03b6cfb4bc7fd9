import { figureText, inThousands, type Unit } from '../../../domain/operations/figure-text'
import type { Look } from './chart-of-steps'

/** Days and hours have short marks, so five of them fit side by side. */
export const LOOK_OF_COUNTS: Look = { least: 1, mostMarks: 5, heightText: inThousands }

export function lookOfFigures(unit: Unit, least: number): Look {
  return { least, mostMarks: 4, heightText: (height) => figureText(height, unit) }
}
