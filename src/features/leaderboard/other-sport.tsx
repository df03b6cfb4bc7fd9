import { useEffect } from 'react'
import { Redirect } from 'wouter'
import { otherSportText } from '../../domain/golf/golf-message'
import { readLastSlug } from '../../state/last-slug'
import { parsePageSlug } from '../../state/page-leagues'
import { boardPath, HOME_PATH } from '../../state/paths'
import { MessageScreen } from '../../ui/message-screen'
import { WayLink } from '../../ui/way-link'

interface Props {
  /** As it stands in the address. */
  readonly sport: string
  readonly page: 'board' | 'leaderboard'
}

/** An address of a sport that has no leaderboard, or has none yet; any other leads to a page that there is. */
export function OtherSport({ sport, page }: Props) {
  const title = otherSportText(sport, page)
  useEffect(() => {
    if (title) document.title = `${title} · Turbo Scores`
  }, [title])
  if (!title) return <Redirect to={boardPath(parsePageSlug(sport) ?? readLastSlug())} replace />
  // Who asked for scores is not told of leaderboards.
  if (page === 'board')
    return (
      <MessageScreen icon="calendar" heading="h1" title={title} text="This sport has no scores here yet.">
        <WayLink href={HOME_PATH}>See all leagues</WayLink>
      </MessageScreen>
    )
  return (
    <MessageScreen icon="calendar" heading="h1" title={title} text="Leaderboards are for golf so far.">
      <WayLink href={boardPath('pga')}>See the PGA leaderboard</WayLink>
    </MessageScreen>
  )
}
