import type { CupBoard } from '../../domain/board/board'
import { isLiveLeague } from '../../domain/board/live-league'
import { CUP_NOT_LOADED, NO_CUP } from '../../domain/cup/cup-message'
import type { Cup } from '../../domain/cup/cup'
import { MessageScreen } from '../../ui/message-screen'
import { CupHead } from './cup-head'
import styles from './cup-screen.module.css'
import { PointsPanel } from './points-panel'
import { RacePanel } from './race-panel'
import { SessionList } from './session-list'

/** The Ryder Cup: the score, how many points each side still needs, and every match. */
export function CupScreen({ board }: { readonly board: CupBoard }) {
  const { cup, sessions, matches } = board
  if (!cup) return <NoCup board={board} />
  return (
    <div className={styles.screen}>
      <CupHead cup={cup} live={isLiveLeague(board)} />
      <Standing cup={cup} />
      <SessionList sessions={sessions} matches={matches} />
    </div>
  )
}

function Standing({ cup }: { readonly cup: Cup }) {
  const { totalPoints, usa, europe } = cup
  return (
    <div className={styles.standing}>
      <PointsPanel side="usa" team={usa} points={totalPoints.usa} />
      <RacePanel points={totalPoints} />
      <PointsPanel side="europe" team={europe} points={totalPoints.europe} />
    </div>
  )
}

/**
 * If the feed is in trouble, loading has failed; if the feed works but has no such event, there is nothing to
 * load yet.
 */
function NoCup({ board: { source } }: { readonly board: CupBoard }) {
  if (source.state !== 'ok') return <MessageScreen icon="warning" tone="danger" {...CUP_NOT_LOADED} />
  return <MessageScreen icon="calendar" {...NO_CUP} />
}
