import type { Slug } from '../../../domain/league'
import { Button } from '../../../ui/button'
import { MessageScreen } from '../../../ui/message-screen'
import { latePart } from '../../../ui/late-part'
import { OptionalPart } from '../../../ui/optional-part'

const OtherLeagues = latePart(async () => (await import('./other-leagues')).OtherLeagues)

interface Props {
  readonly slug: Slug
  readonly query: string
  readonly onClear: () => void
}

export function NothingFound({ slug, query, onClear }: Props) {
  return (
    <MessageScreen icon="search" title="No games found" text={`No team matches “${query.trim()}”.`}>
      <OptionalPart>
        <OtherLeagues slug={slug} query={query} />
      </OptionalPart>
      <Button onPress={onClear}>Clear search</Button>
    </MessageScreen>
  )
}
