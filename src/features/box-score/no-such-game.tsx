import { boxScoreText } from '../../domain/box-score/box-score-text'
import { leagueOf, leagueTitle, type GameSlug } from '../../domain/league'
import { Button } from '../../ui/button'
import { MessageScreen } from '../../ui/message-screen'

interface Props {
  readonly slug: GameSlug
  readonly error: string
  readonly onLeave: () => void
}

/** Shown for an address that names no game: it says so, and leads to the games that exist. */
export function NoSuchGame({ slug, error, onLeave }: Props) {
  const league = leagueTitle(leagueOf(slug).sport)
  return (
    <MessageScreen
      icon="search"
      title={`No such ${league} game`}
      text="The address may be mistyped, or the game was taken off the schedule."
    >
      <p role="alert">{boxScoreText({ kind: 'failed', error })}</p>
      <Button look="strong" onPress={onLeave}>
        All {league} games
      </Button>
    </MessageScreen>
  )
}
