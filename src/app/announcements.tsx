import { latePart } from '../ui/late-part'
import { OptionalPart } from '../ui/optional-part'
import { useAfterFirstPaint } from '../ui/use-after-first-paint'

const PageNews = latePart(async () => (await import('./page-news')).PageNews)

/** Begins to listen once the first scores are painted: before, nothing can have changed. */
export function Announcements() {
  return useAfterFirstPaint() ? (
    <OptionalPart>
      <PageNews />
    </OptionalPart>
  ) : null
}
