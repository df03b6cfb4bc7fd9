import { Redirect } from 'wouter'
import { parseGameSlug, type GameSlug } from '../domain/league'
import { PREVIOUS_DAY_UNTIL_HOUR } from '../domain/polling/game-day'
import { easternTimeToMs } from '../domain/time/eastern'
import { parseDay } from '../domain/time/parse-day'
import { LockedPart } from '../features/box-score/locked-part'
import { HiddenLeague } from '../features/leagues/hidden-league'
import { DayScreen } from '../features/scoreboard/day/day-screen'
import { easternTodayAtom } from '../state/eastern-today'
import { hasServerTimeAtom, nowAtom } from '../state/every-second'
import { parsePageSlug } from '../state/page-leagues'
import { boardPath, START_PATH } from '../state/paths'
import { atom, useAtomValue } from '../state/store'
import { useBoard } from '../state/use-board'
import { useIsHidden } from '../state/use-leagues'

interface Props {
  /** As they stand in the address. */
  readonly sport: string
  readonly day: string
}

/**
 * One day of a league that has games. For the day that its board shows, and for a text that is no day, it redirects to
 * the board.
 */
export function OpenedDay({ sport, day: text }: Props) {
  const page = parsePageSlug(sport)
  const slug = page && parseGameSlug(page)
  const day = parseDay(text)
  if (!slug || !day) return <Redirect to={page ? boardPath(page) : START_PATH} replace />
  return <DayOfLeague slug={slug} day={day} />
}

interface DayProps {
  readonly slug: GameSlug
  readonly day: string
}

function DayOfLeague({ slug, day }: DayProps) {
  const isHidden = useIsHidden(slug)
  const today = useAtomValue(easternTodayAtom)
  if (useIsOnBoard(slug, day)) return <Redirect to={boardPath(slug)} replace />
  if (isHidden) return <HiddenLeague slug={slug} />
  return (
    <DayScreen
      slug={slug}
      day={day}
      locked={
        <LockedPart
          label={day < today ? 'Past results' : 'Days far ahead'}
          permission="view_historical_data"
        />
      }
    />
  )
}

/** Whether last night's games may still be the board, so that it does not show those of today. */
const isMorningAtom = atom(
  (get) => get(nowAtom) < easternTimeToMs(get(easternTodayAtom), PREVIOUS_DAY_UNTIL_HOUR, 0),
)

function useIsOnBoard(slug: GameSlug, day: string): boolean {
  // Redirects only once the server has told the time: a device that guesses today wrongly would be sent to
  // the board for good.
  const hasServerTime = useAtomValue(hasServerTimeAtom)
  const today = useAtomValue(easternTodayAtom)
  const isMorning = useAtomValue(isMorningAtom)
  const read = useBoard(slug)
  const showsToday = !isMorning || (read.kind === 'stored' && read.stored.board.day === today)
  return hasServerTime && day === today && showsToday
}
