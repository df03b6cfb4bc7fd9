import { parseSlug, type Slug } from '../domain/league'

/** The league whose page is open, for what stands outside of the routes. */
export function currentSlug(path: string): Slug | undefined {
  return parseSlug(path.slice(1))
}
