import { missingText } from '../../../domain/freshness/history-trouble'
import { canResumeAnyTime } from '../../../domain/game/can-resume'
import { leagueOf, type GameSlug } from '../../../domain/league'
import { noop } from '../../../platform/timers'
import { useOnDemandFreshness } from '../../../state/on-demand-freshness'
import { lossAtom } from '../../../state/reach'
import { useAtomValue } from '../../../state/store'
import { useAge } from '../../../state/use-age'
import type { StoredDay } from '../../../storage/rows'
import { asOfText } from '../../../ui/as-of-text'
import { freshnessProps } from '../../../ui/freshness-props'
import { SaidOnce } from '../../../ui/said-once'
import { groupGames } from '../order/group-games'
import { GroupedGames } from '../order/grouped-games'
import { useScreenOrder } from '../order/use-screen-order'
import styles from './day-games.module.css'
import { useDay } from './use-day'

/** The games of a day as small cards, in the order of every screen; if they cannot be shown, it says why. */
export function DayGames({ slug, day }: { readonly slug: GameSlug; readonly day: string }) {
  const { stored, trouble } = useDay(slug, day)
  const loss = useAtomValue(lossAtom)
  if (!stored) {
    const isLost = loss !== undefined || trouble !== undefined
    return (
      <p className={styles.note} role={isLost ? 'alert' : 'status'}>
        {isLost ? missingText(loss, trouble, THIS_DAY) : 'Loading games…'}
      </p>
    )
  }
  return <Games slug={slug} stored={stored} hasTrouble={trouble !== undefined} />
}

const THIS_DAY = { name: 'this day', guarded: 'this day', content: 'The games of this day' }

interface GamesProps {
  readonly slug: GameSlug
  readonly stored: StoredDay
  readonly hasTrouble: boolean
}

function Games({ slug, stored: { games, checkedAt }, hasTrouble }: GamesProps) {
  const loss = useAtomValue(lossAtom)
  const trust = useOnDemandFreshness(checkedAt, hasTrouble)
  const cannotAsk = loss !== undefined || hasTrouble
  const places = useScreenOrder(leagueOf(slug).sport, games, noop)
  const lists = groupGames(games, places)
  const goesOn = games.some((game) => game.phase === 'live' || canResumeAnyTime(game))
  return (
    <>
      {cannotAsk || goesOn ? <AgeNote checkedAt={checkedAt} cannotAsk={cannotAsk} /> : null}
      {games.length === 0 ? (
        <p className={styles.note} role="status">
          No {leagueOf(slug).label} games on this day.
        </p>
      ) : (
        <div {...freshnessProps(trust)}>
          <GroupedGames slug={slug} lists={lists} titled={lists.length > 1} compact total={games.length} />
        </div>
      )}
    </>
  )
}

interface NoteProps {
  readonly checkedAt: string
  readonly cannotAsk: boolean
}

function AgeNote({ checkedAt, cannotAsk }: NoteProps) {
  const age = useAge(checkedAt)
  return (
    <p className={styles.note} data-age="" data-printed={asOfText(checkedAt)}>
      <span>{cannotAsk ? `As it was ${age}` : `Updated ${age}`}</span>
      <SaidOnce>{cannotAsk ? ': it cannot be asked for now.' : ''}</SaidOnce>
    </p>
  )
}
