import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { Announcer } from '../features/announcer/announcer'
import { keepTranslatedTexts } from '../platform/translated-texts'
import { currentSlug } from './current-slug'
import { useLostFocus } from './use-lost-focus'

/** Follows the page for people who use it by keyboard, by ear or in another language. */
export function PageNews() {
  const [location] = useLocation()
  const slug = currentSlug(location)
  useLostFocus(location)
  useEffect(() => keepTranslatedTexts(document.body), [])
  return slug ? <Announcer key={slug} slug={slug} /> : null
}
