import type { ReactNode } from 'react'
import { leagueOf, type GameSlug } from '../../domain/league'
import { hasOdds } from '../../domain/odds/odds-sport'
import { sessionAtom, useMay } from '../../state/session'
import { useAtomValue } from '../../state/store'
import { LockedPart } from './locked-part'

interface Props {
  readonly slug: GameSlug
  readonly children: ReactNode
}

/**
 * How the line moved, or how to get to see it. A guest is invited only once in a box score, and that is above this
 * part.
 */
export function LineHistory({ slug, children }: Props) {
  const may = useMay('view_betting_odds')
  const isGuest = useAtomValue(sessionAtom).kind === 'guest'
  if (!hasOdds(leagueOf(slug).sport)) return null
  if (may) return children
  return isGuest ? null : <LockedPart label="Line Movement" permission="view_betting_odds" />
}
