import type { GameSlug } from '../domain/league'
import { parsePageSlug } from '../state/page-leagues'

/** The league whose page is open, for what stands outside of the routes. */
export function currentSlug(path: string): GameSlug | undefined {
  return parsePageSlug(path.slice(1))
}
