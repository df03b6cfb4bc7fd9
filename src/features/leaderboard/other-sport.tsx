import { Redirect } from 'wouter'
import { otherSportText } from '../../domain/golf/golf-message'
import { parsePageSlug } from '../../state/page-leagues'
import { boardPath, HOME_PATH, START_PATH } from '../../state/paths'
import { MessageScreen } from '../../ui/message-screen'
import { OnwardLink } from '../../ui/onward-link'
import { usePageTitle } from '../../ui/use-page-title'
import { usePageWithoutBoard } from '../../ui/use-page-without-board'

interface Props {
  /** As it stands in the address. */
  readonly sport: string
  readonly page: 'board' | 'leaderboard'
}

/**
 * The page for an address of a sport that has no leaderboard, or none yet; any other address redirects to a page that
 * exists.
 */
export function OtherSport({ sport, page }: Props) {
  const title = otherSportText(sport, page)
  usePageTitle(title)
  usePageWithoutBoard(title !== undefined)
  const slug = parsePageSlug(sport)
  if (!title) return <Redirect to={slug ? boardPath(slug) : START_PATH} replace />
  // A visitor who asked for scores should not read about leaderboards.
  if (page === 'board')
    return (
      <MessageScreen icon="calendar" heading="h1" title={title} text="This sport has no scores here yet.">
        <OnwardLink href={HOME_PATH}>See all leagues</OnwardLink>
      </MessageScreen>
    )
  return (
    <MessageScreen icon="calendar" heading="h1" title={title} text="Leaderboards are for golf so far.">
      <OnwardLink href={boardPath('pga')}>See the PGA leaderboard</OnwardLink>
    </MessageScreen>
  )
}
