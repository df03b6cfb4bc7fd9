import type { ReactNode } from 'react'
import { boxScoreText, type BoxScoreState } from '../../domain/box-score/box-score-text'
import type { GameAnswer } from '../../domain/box-score/game-answer'
import type { Game } from '../../domain/game/game'
import type { GameSlug } from '../../domain/league'
import type { OpenGame } from './use-open-game'
import styles from './box-score-view.module.css'
import { GameAge } from './game-age'
import { GameParts } from './game-parts'
import { RefreshByHand } from './refresh-by-hand'
import { ScoreHeader } from './score-header'

interface Props {
  readonly slug: GameSlug
  readonly game: Game | undefined
  readonly status: string | undefined
  /** Score and clock are the board's: drawn as it draws what is as old as it is, with its age where nothing has its own. */
  readonly asOnBoard: (scores: ReactNode) => ReactNode
  readonly boardAge: ReactNode
  readonly open: OpenGame
  readonly onRefresh: () => void
}

/** The whole box score: who plays and how it stands, then what there is of figures, or what stands in their place. */
export function BoxScoreView(props: Props) {
  const { slug, game, status, asOnBoard, boardAge, onRefresh } = props
  const { stored, trouble } = props.open
  const text = boxScoreText(stateOf(stored?.answer, trouble))
  return (
    <article className={styles.view} data-box-score={stored?.answer.id ?? game?.id}>
      {asOnBoard(<ScoreHeader game={game} status={status} lineScore={stored?.answer.lineScore} />)}
      {stored ? (
        <GameAge checkedAt={stored.checkedAt} trouble={trouble} state={stored.answer.status?.state} />
      ) : null}
      {!stored && trouble !== undefined ? <div className={styles.age}>{boardAge}</div> : null}
      <RefreshByHand state={stored?.answer.status?.state} onRefresh={onRefresh} />
      {text !== undefined && !isLocked(stored?.answer) ? (
        <p className={styles.text} role={trouble === undefined ? 'status' : 'alert'}>
          {text}
        </p>
      ) : null}
      {stored && (text === undefined || isLocked(stored.answer)) ? (
        <GameParts slug={slug} answer={stored.answer} game={game} />
      ) : null}
    </article>
  )
}

function stateOf(answer: GameAnswer | undefined, trouble: string | undefined): BoxScoreState {
  if (!answer) return trouble === undefined ? { kind: 'loading' } : { kind: 'failed', error: trouble }
  const { lineScore, teamComparison = [], playerTables } = answer
  const tables = { awayTables: playerTables?.away ?? [], homeTables: playerTables?.home ?? [] }
  return {
    kind: 'loaded',
    summary: { comparison: teamComparison, ...tables, ...(lineScore && { lineScore }) },
  }
}

/** Before the start there is nothing to unlock yet. */
function isLocked(answer: GameAnswer | undefined): boolean {
  return answer !== undefined && answer.locked.length > 0 && answer.status?.state !== 'pregame'
}
