import { parseToPar } from '../../../domain/golf/to-par'
import { isRecord, list, nameText, record, whole, wholeWithin, type Fields } from '../../read'

/** More strokes than any round has ever taken, and further from par than any score. */
export const MOST_STROKES = 200

/** Numbers as golf has them: `67`, `67.0` and `"67"`; 0 for what no round can have. */
export function strokesOf(value: unknown): number {
  return wholeWithin(value, 0, MOST_STROKES) ?? 0
}

/** A score to par from a text, or from an object with the text in `displayValue`. */
export function toParOf(value: unknown): number | undefined {
  const words = isRecord(value) ? value['displayValue'] : value
  return typeof words === 'string' ? parseToPar(words) : wholeWithin(words, -MOST_STROKES, MOST_STROKES)
}

/** An entry of the competitor's statistics by its name. */
export function statisticOf(competitor: Fields, name: string): Fields {
  const entries = list(competitor['statistics']).map(record)
  return entries.find((entry) => entry['name'] === name) ?? {}
}

/** A competition's status. The event's has no detail and no round, but the same `state`. */
export interface RoundStatus {
  readonly period: number
  readonly state: string
  readonly name: string
  readonly detail: string
}

export function readRoundStatus(value: unknown, ofEvent: unknown): RoundStatus {
  const status = record(value)
  const type = record(status['type'])
  return {
    period: Math.max(0, whole(status['period']) ?? 0),
    state: nameText(type['state']),
    name: nameText(type['name']),
    detail:
      nameText(type['detail']) ||
      nameText(type['shortDetail']) ||
      nameText(type['description']) ||
      nameText(record(record(ofEvent)['type'])['description']),
  }
}
