import { useState } from 'react'
import type { Slug } from '../domain/league'
import type { Kiosk } from '../domain/screen/kiosk'
import { readLastSlug } from '../state/last-slug'

/** Where a kiosk begins anew, also when somebody took it to a page without a league. */
export function useLastLeague(kiosk: Kiosk | undefined, slug: Slug | undefined): Slug {
  const [last, setLast] = useState(() => slug ?? kiosk?.leagues[0] ?? readLastSlug())
  if (slug && slug !== last) setLast(slug)
  return slug ?? last
}
