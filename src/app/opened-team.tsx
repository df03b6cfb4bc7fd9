import { Redirect } from 'wouter'
import { leagueOf, parseGameSlug, type GameSlug } from '../domain/league'
import { parseTeamKey } from '../domain/people/favourites/team-key'
import { missingForPart } from '../domain/people/gates/game-parts'
import { LockedPart } from '../features/box-score/locked-part'
import { HiddenLeague } from '../features/leagues/hidden-league'
import { TeamScreen } from '../features/team/team-screen'
import { parsePageSlug } from '../state/page-leagues'
import { boardPath, START_PATH } from '../state/paths'
import { sessionAtom } from '../state/session'
import { useAtomValue } from '../state/store'
import { useIsHidden } from '../state/use-leagues'

interface Props {
  /** As they stand in the address. */
  readonly sport: string
  readonly id: string
}

/** A team of a league with games; an address that names no team redirects to the league's board. */
export function OpenedTeam({ sport, id }: Props) {
  const page = parsePageSlug(sport)
  const slug = page && parseGameSlug(page)
  if (!slug || !parseTeamKey(`${slug}/${id}`))
    return <Redirect to={page ? boardPath(page) : START_PATH} replace />
  return <TeamOfLeague key={`${slug}/${id}`} slug={slug} id={id} />
}

interface TeamProps {
  readonly slug: GameSlug
  readonly id: string
}

function TeamOfLeague({ slug, id }: TeamProps) {
  const session = useAtomValue(sessionAtom)
  const isHidden = useIsHidden(slug)
  const can = session.kind === 'signed-in' ? session.can : []
  const missing = missingForPart('teamForm', leagueOf(slug).sport, can)
  if (isHidden) return <HiddenLeague slug={slug} />
  return (
    <TeamScreen
      slug={slug}
      id={id}
      locked={missing && <LockedPart label="Team Analytics" permission={missing} />}
    />
  )
}
