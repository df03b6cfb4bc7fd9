import type { ReactNode } from 'react'
import { isOver } from '../../domain/box-score/game-status'
import { liveFacts } from '../../domain/box-score/live-facts'
import type { Game } from '../../domain/game/game'
import { isUnderWay } from '../../domain/game/stuck'
import type { GameSlug } from '../../domain/league'
import type { OpenGame } from './use-open-game'
import styles from './box-score-view.module.css'
import { ExportGame } from './export-game'
import { FactList } from './fact-list'
import { GameAge } from './game-age'
import { LineHistory } from './line-history'
import { NoSuchGame } from './no-such-game'
import { RefreshByHand } from './refresh-by-hand'
import { ScoreHeader } from './score-header'
import { ShareGame } from './share-game'
import { SheetBody } from './sheet-body'

interface Props {
  readonly slug: GameSlug
  readonly game: Game | undefined
  readonly status: ReactNode
  /**
   * Score and clock come from the board, so they are drawn as the board draws scores of that age; the board's age is
   * shown if no stored answer has its own.
   */
  readonly asOnBoard: (scores: ReactNode) => ReactNode
  readonly boardAge: ReactNode
  readonly odds: ReactNode
  readonly movement: ReactNode
  readonly open: OpenGame
  readonly onRefresh: () => void
  readonly onLeave: () => void
}

/** The whole box score: who plays and the score, what happens now, then everything else that this viewer may know. */
export function BoxScoreView(props: Props) {
  const { slug, game, status, asOnBoard, boardAge, odds, movement, onRefresh, onLeave } = props
  const { stored, trouble } = props.open
  const answer = stored?.answer
  // The feed calls some games over too early; the board then shows that they go on.
  const hasEnded = isOver(answer?.status) && !(game && isUnderWay(game))
  if (trouble?.isUnknown && !stored && !game)
    return <NoSuchGame slug={slug} error={trouble.error} onLeave={onLeave} />
  return (
    <article className={styles.view} data-box-score={game?.id ?? answer?.id}>
      {game ? <ShareGame slug={slug} game={game} /> : null}
      {asOnBoard(<ScoreHeader slug={slug} game={game} status={status} answer={answer} />)}
      {stored ? <GameAge checkedAt={stored.checkedAt} trouble={trouble?.error} isOver={hasEnded} /> : null}
      {!stored && trouble !== undefined ? <div className={styles.age}>{boardAge}</div> : null}
      <RefreshByHand isOver={hasEnded} onRefresh={onRefresh} />
      {game?.phase === 'live' ? (
        <FactList label="Now" facts={liveFacts(game, answer?.status?.lastPlay)} />
      ) : null}
      <SheetBody slug={slug} game={game} answer={answer} trouble={trouble} odds={odds} />
      {game ? <LineHistory slug={slug}>{movement}</LineHistory> : null}
      {game && answer ? <ExportGame slug={slug} game={game} /> : null}
    </article>
  )
}
