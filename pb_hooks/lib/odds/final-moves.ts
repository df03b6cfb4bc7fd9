import type { Slug } from '../../../src/domain/league'
import type { OddsWrite } from '../../../src/domain/odds/odds-write'

/**
 * Moves that the job before the start has saved. The league's next poll finds the line as saved and so sees no move,
 * but it alone tells fans of moves: it takes these along.
 */
export function keepFinalMove(slug: Slug, write: OddsWrite): void {
  $app.store().setFunc(key(slug), (kept: string | null) => `${kept ?? ''}${JSON.stringify(write)}\n`)
}

/** What was kept since the last call. */
export function takeFinalMoves(slug: Slug): readonly OddsWrite[] {
  if (!$app.store().has(key(slug))) return []
  let text = ''
  $app.store().setFunc(key(slug), (kept: string | null) => {
    text = kept ?? ''
    return ''
  })
  const lines = text.split('\n').filter((line) => line !== '')
  return lines.map((line) => JSON.parse(line) as OddsWrite)
}

function key(slug: Slug): string {
  return `odds-final-moves:${slug}`
}
