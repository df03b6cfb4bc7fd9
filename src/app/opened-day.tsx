import { Redirect } from 'wouter'
import { parseGameSlug } from '../domain/league'
import { parseDay } from '../domain/time/parse-day'
import { LockedPart } from '../features/box-score/locked-part'
import { DayScreen } from '../features/scoreboard/day/day-screen'
import { easternTodayAtom } from '../state/eastern-today'
import { hasServerTimeAtom } from '../state/every-second'
import { parsePageSlug } from '../state/page-leagues'
import { boardPath } from '../state/paths'
import { useAtomValue } from '../state/store'

interface Props {
  /** As they stand in the address. */
  readonly sport: string
  readonly day: string
}

/**
 * One day of a league that has games. For today, and for a text that is no day, it redirects to the board.
 */
export function OpenedDay({ sport, day: text }: Props) {
  // Redirects only once the server has told the time: a device that guesses today wrongly would be sent to
  // the board for good.
  const hasServerTime = useAtomValue(hasServerTimeAtom)
  const today = useAtomValue(easternTodayAtom)
  const page = parsePageSlug(sport)
  const slug = page && parseGameSlug(page)
  const day = parseDay(text)
  if (!slug || !day || (hasServerTime && day === today))
    return <Redirect to={page ? boardPath(page) : '/'} replace />
  return (
    <DayScreen
      slug={slug}
      day={day}
      locked={<LockedPart label="Past results" permission="view_historical_data" />}
    />
  )
}
