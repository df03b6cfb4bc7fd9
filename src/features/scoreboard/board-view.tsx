import { useEffect } from 'react'
import { isGameBoard } from '../../domain/board'
import type { Slug } from '../../domain/league'
import { usePorts } from '../../state/ports'
import type { StoredBoard } from '../../storage/db'
import { BoardContent } from './board-content'
import { BoardTitle } from './board-title'
import styles from './board-view.module.css'
import { FreshnessLabel } from './freshness-label'
import { FreshnessScope } from './freshness-scope'
import { TroubleNotice } from './trouble-notice'

interface Props {
  readonly slug: Slug
  readonly stored: StoredBoard
}

export function BoardView({ slug, stored }: Props) {
  const { board, checkedAt } = stored
  const { boardDrawn } = usePorts()

  useEffect(boardDrawn, [boardDrawn])
  return (
    <section
      className={styles.board}
      data-board={slug}
      data-rev={board.rev}
      data-source={board.source.state}
      data-checked-at={checkedAt}
      aria-label={`${board.sport} scores`}
    >
      <header className={styles.head}>
        <BoardTitle board={board} />
        <FreshnessLabel stored={stored} />
      </header>
      <TroubleNotice stored={stored} />
      <FreshnessScope stored={stored}>
        {isGameBoard(board) ? <BoardContent board={board} /> : null}
      </FreshnessScope>
    </section>
  )
}
