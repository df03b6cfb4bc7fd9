import { leagueOf, leagueTitle, type Slug } from '../../domain/league'
import { HIDDEN_TEXT, hiddenLeagueTitle } from '../../domain/tabs/hidden-league-texts'
import { HOME_PATH } from '../../state/paths'
import { useBoardDrawn } from '../../state/use-board-drawn'
import { MessageScreen } from '../../ui/message-screen'
import { OnwardLink } from '../../ui/onward-link'
import { usePageTitle } from '../../ui/use-page-title'

/** The page of a league that operators hide. When they show the league again, its board takes this place by itself. */
export function HiddenLeague({ slug }: { readonly slug: Slug }) {
  const title = leagueTitle(leagueOf(slug).sport)
  useBoardDrawn()
  usePageTitle(title)
  return (
    <div data-hidden-league={slug}>
      <MessageScreen icon="calendar" heading="h1" title={hiddenLeagueTitle(title)} text={HIDDEN_TEXT}>
        <OnwardLink href={HOME_PATH}>See all leagues</OnwardLink>
      </MessageScreen>
    </div>
  )
}
