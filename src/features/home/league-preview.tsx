import { Link } from 'wouter'
import { ageText } from '../../domain/time/age'
import { leagueTitle, type League } from '../../domain/league'
import { boardPath } from '../../state/paths'
import { dayText, fullMomentText } from '../../platform/local-time'
import { nowAtom } from '../../state/every-second'
import { favouritesAtom } from '../../state/favourites'
import { atom, useAtomValue } from '../../state/store'
import { useBoard } from '../../state/use-board'
import { LiveBadge } from '../../ui/live-badge'
import styles from './home-screen.module.css'
import { PreviewRow } from './preview-row'
import { previewOf } from './preview-rows'

interface Props {
  readonly league: League
  readonly live: boolean
}

/** Changes once a day. */
const todayAtom = atom((get) => dayText(get(nowAtom)))

/** One league as a card that leads to its board. */
export function LeaguePreview({ league, live }: Props) {
  const read = useBoard(league.slug)
  const today = useAtomValue(todayAtom)
  const favourites = useAtomValue(favouritesAtom)
  return (
    <Link href={boardPath(league.slug)} className={styles.card} data-preview={league.slug}>
      <span className={styles.head}>
        <h2 className={styles.league}>{leagueTitle(league.sport)}</h2>
        {live ? <LiveBadge /> : null}
        {read.kind === 'stored' ? <Age checkedAt={read.stored.checkedAt} /> : null}
      </span>
      {read.kind === 'stored' ? (
        <Preview {...previewOf(read.stored.board, today, favourites)} />
      ) : (
        <Waiting read={read.kind} />
      )}
    </Link>
  )
}

function Preview({ rows, more }: ReturnType<typeof previewOf>) {
  return (
    <>
      <span className={styles.rows}>
        {rows.map((row) => (
          <PreviewRow key={row.id} row={row} />
        ))}
      </span>
      {more ? <span className={styles.more}>{more}</span> : null}
    </>
  )
}

/** The shape of the rows that are on their way: an empty card looks like a league without games. */
function Waiting({ read }: { readonly read: 'reading' | 'none' }) {
  return (
    <>
      <span className={styles.shape} aria-hidden="true" />
      <span className={styles.more}>{read === 'none' ? 'Open the scoreboard' : ''}</span>
    </>
  )
}

function Age({ checkedAt }: { readonly checkedAt: string }) {
  const checkedAtMs = Date.parse(checkedAt)
  return (
    <span className={styles.age} data-printed={`As of ${fullMomentText(checkedAtMs)}`}>
      <span>{`Updated ${ageText(checkedAtMs, useAtomValue(nowAtom))}`}</span>
    </span>
  )
}
