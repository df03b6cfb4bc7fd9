export const NO_SCORE = '-'

/** Reads `E`, `+5`, `-2`; an empty text is 0 like `E`. Undefined for no score, such as the `-` of an open round. */
export function parseToPar(text: string): number | undefined {
  const score = text.trim()
  if (score === '' || score === 'E') return 0
  return /^[+-]?\d{1,3}$/.test(score) ? Number(score) + 0 : undefined
}

export function toParText(toPar: number | undefined): string {
  if (toPar === undefined) return NO_SCORE
  if (toPar > 0) return `+${toPar}`
  return toPar === 0 ? 'E' : String(toPar)
}

export type ScoreColor = 'under' | 'over' | 'even'

/** Under par is shown green, over par red. */
export function scoreColor(score: string): ScoreColor {
  const toPar = parseToPar(score) ?? 0
  if (toPar < 0) return 'under'
  return toPar > 0 ? 'over' : 'even'
}
