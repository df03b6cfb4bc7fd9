import { Redirect } from 'wouter'
import { leagueOf, parseGameSlug } from '../domain/league'
import { parseTeamKey } from '../domain/people/favourites/team-key'
import { missingForPart } from '../domain/people/gates/game-parts'
import { LockedPart } from '../features/box-score/locked-part'
import { TeamScreen } from '../features/team/team-screen'
import { parsePageSlug } from '../state/page-leagues'
import { boardPath } from '../state/paths'
import { sessionAtom } from '../state/session'
import { useAtomValue } from '../state/store'

interface Props {
  /** As they stand in the address. */
  readonly sport: string
  readonly id: string
}

/** A team of a league with games; an address that names no team redirects to the league's board. */
export function OpenedTeam({ sport, id }: Props) {
  const session = useAtomValue(sessionAtom)
  const can = session.kind === 'signed-in' ? session.can : []
  const page = parsePageSlug(sport)
  const slug = page && parseGameSlug(page)
  if (!slug || !parseTeamKey(`${slug}/${id}`)) return <Redirect to={page ? boardPath(page) : '/'} replace />
  const missing = missingForPart('teamForm', leagueOf(slug).sport, can)
  return (
    <TeamScreen
      key={`${slug}/${id}`}
      slug={slug}
      id={id}
      locked={missing && <LockedPart label="Team Analytics" permission={missing} />}
    />
  )
}
