import { useLocation } from 'wouter'
import { Announcer } from '../features/announcer/announcer'
import { currentSlug } from './current-slug'
import { useLostFocus } from './use-lost-focus'

/** Follows the page for people who use it by keyboard or by ear. */
export function PageNews() {
  const [location] = useLocation()
  const slug = currentSlug(location)
  useLostFocus(location)
  return slug ? <Announcer key={slug} slug={slug} /> : null
}
