import { useLocation } from 'wouter'
import { latePart } from '../ui/late-part'
import { OptionalPart } from '../ui/optional-part'
import { useAfterFirstPaint } from '../ui/use-after-first-paint'
import { currentSlug } from './current-slug'

const Announcer = latePart(async () => (await import('../features/announcer/announcer')).Announcer)

/** Begins to listen once the first scores are painted: before, nothing can have changed. */
export function Announcements() {
  const [location] = useLocation()
  const slug = currentSlug(location)
  return useAfterFirstPaint() && slug ? (
    <OptionalPart>
      <Announcer key={slug} slug={slug} />
    </OptionalPart>
  ) : null
}
