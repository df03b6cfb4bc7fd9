import { parseGameSlug } from '../../domain/league'
import { parseDay } from '../../domain/time/parse-day'
import type { ExportWanted } from '../../state/export'
import { currentSlug } from '../current-slug'

/** What `Export` means on a page: the games of the day that is open there, or the league's board. */
export function exportOfPage(path: string): ExportWanted | undefined {
  const slug = currentSlug(path)
  if (!slug) return undefined
  const [, , kind, text = ''] = path.split('/')
  const game = parseGameSlug(slug)
  const day = kind === 'day' ? parseDay(text) : undefined
  return game && day ? { kind: 'day', slug: game, day } : { kind: 'board', slug }
}
