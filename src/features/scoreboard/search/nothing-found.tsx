import { Button } from '../../../ui/button'
import { MessageScreen } from '../../../ui/message-screen'

interface Props {
  readonly query: string
  readonly onClear: () => void
}

export function NothingFound({ query, onClear }: Props) {
  return (
    <MessageScreen icon="search" title="No games found" text={`No team matches “${query.trim()}”.`}>
      <Button onPress={onClear}>Clear search</Button>
    </MessageScreen>
  )
}
