import { memo, type ReactNode } from 'react'
import { Link } from 'wouter'
import type { Board } from '../../domain/board/board'
import { leagueTitle, type League } from '../../domain/league'
import { boardPath } from '../../state/paths'
import { dayText, fullMomentText } from '../../platform/local-time'
import { useBoardToday } from '../../state/board-today'
import { nowAtom } from '../../state/every-second'
import { favouritesAtom } from '../../state/favourites'
import { useFreshness } from '../../state/freshness'
import { shortFreshnessText } from '../../state/freshness-words'
import { lossAtom } from '../../state/reach'
import { atom, useAtomValue } from '../../state/store'
import { useBoard } from '../../state/use-board'
import type { StoredBoard } from '../../storage/rows'
import { AgeLabel } from '../../ui/age-label'
import { LiveBadge } from '../../ui/live-badge'
import { freshnessProps } from '../../ui/freshness-props'
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
  const head = (
    <>
      <h2 className={styles.league}>{leagueTitle(league.sport)}</h2>
      {live ? <LiveBadge /> : null}
    </>
  )
  return (
    <Link href={boardPath(league.slug)} className={styles.card} data-preview={league.slug}>
      {read.kind === 'stored' ? (
        <StoredPreview stored={read.stored} head={head} />
      ) : (
        <PreviewWithoutBoard read={read.kind} head={head} />
      )}
    </Link>
  )
}

/** Without a board, the card can only say that the league is live, and only as long as the server answers. */
function PreviewWithoutBoard({
  read,
  head,
}: {
  readonly read: 'reading' | 'none'
  readonly head: ReactNode
}) {
  const loss = useAtomValue(lossAtom)
  const trust = { kind: loss ?? 'none', isCurrent: loss === undefined }
  return (
    <span className={styles.known} {...freshnessProps(trust)}>
      <span className={styles.head}>{head}</span>
      <Waiting read={read} />
    </span>
  )
}

/** Shows scores as a board does: a game that may have ended long ago neither glows nor claims to go on. */
function StoredPreview({ stored, head }: { readonly stored: StoredBoard; readonly head: ReactNode }) {
  const freshness = useFreshness(stored)
  const board = useBoardToday(stored)
  return (
    <span className={styles.known} {...freshnessProps(freshness)}>
      <span className={styles.head}>
        {head}
        <span className={styles.age}>
          <AgeLabel
            look={freshness.kind}
            text={shortFreshnessText(freshness)}
            printed={`As of ${fullMomentText(freshness.checkedAtMs)}`}
          />
        </span>
      </span>
      <BoardRows board={board} />
    </span>
  )
}

/** Rendered apart from the age, which changes every second. */
const BoardRows = memo(function BoardRows({ board }: { readonly board: Board }) {
  const favourites = useAtomValue(favouritesAtom)
  return <Preview {...previewOf(board, useAtomValue(todayAtom), favourites)} />
})

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

/**
 * Placeholders for the rows that are still loading, because an empty card would look like a league without
 * games.
 */
function Waiting({ read }: { readonly read: 'reading' | 'none' }) {
  return (
    <>
      <span className={styles.shape} aria-hidden="true" />
      <span className={styles.more}>{read === 'none' ? 'Open the scoreboard' : ''}</span>
    </>
  )
}
