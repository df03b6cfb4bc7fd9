import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Slug } from '../domain/league'
import { Announcer } from '../features/announcer/announcer'
import { keepTranslatedTexts } from '../platform/translated-texts'
import { useIsHidden } from '../state/use-leagues'
import { currentSlug } from './current-slug'
import { useLostFocus } from './use-lost-focus'

/** Follows the page for people who use it by keyboard, by ear or in another language. */
export function PageNews() {
  const [location] = useLocation()
  const slug = currentSlug(location)
  useLostFocus(location)
  useEffect(() => keepTranslatedTexts(document.body), [])
  return slug ? <NewsOf key={slug} slug={slug} /> : null
}

/** A league that operators hide is not heard either. */
function NewsOf({ slug }: { readonly slug: Slug }) {
  return useIsHidden(slug) ? null : <Announcer slug={slug} />
}
