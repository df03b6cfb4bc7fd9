export const HOLES = 18
const FRONT_NINE = 9

interface Hole {
  readonly hole: number
  readonly strokes: number
}

/** The card's two sums, each once one of its holes is played: out is holes 1 to 9, in is 10 to 18. */
export function nineTotals(holes: readonly Hole[]): { readonly out?: number; readonly in?: number } {
  const front = sumOf(holes.filter(({ hole }) => hole <= FRONT_NINE))
  const back = sumOf(holes.filter(({ hole }) => hole > FRONT_NINE))
  return { ...(front > 0 && { out: front }), ...(back > 0 && { in: back }) }
}

function sumOf(holes: readonly Hole[]): number {
  return holes.reduce((sum, { strokes }) => sum + strokes, 0)
}
