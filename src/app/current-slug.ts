import type { Slug } from '../domain/league'
import { parsePageSlug } from '../state/page-leagues'

/** The league whose page is open, for what stands outside of the routes. Its games lie below its page. */
export function currentSlug(path: string): Slug | undefined {
  return parsePageSlug(path.split('/')[1] ?? '')
}
