import { useEffect, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { gamesOf, isGameBoard, type Board, type CupBoard, type GolfBoard } from '../../domain/board/board'
import { isNeverRead, NEVER_READ_TEXT } from '../../domain/board/never-read'
import { leagueTitle, type Slug } from '../../domain/league'
import { isOfToday } from '../../domain/seasons/is-of-today'
import { easternTodayAtom } from '../../state/eastern-today'
import { preferencesAtom } from '../../state/preferences'
import { useSourceState } from '../../state/source-state'
import { useAtomValue } from '../../state/store'
import { useBoardDrawn } from '../../state/use-board-drawn'
import type { StoredBoard } from '../../storage/rows'
import { latePart } from '../../ui/late-part'
import { OptionalPart } from '../../ui/optional-part'
import { useAfterFirstPaint } from '../../ui/use-after-first-paint'
import { BoardContent } from './board-content'
import type { BoardTodayProps } from './board-today'
import { PageHead } from '../../ui/page-head'
import { BoardTitle } from './board-title'
import styles from './board-view.module.css'
import { DensitySwitch } from './density-switch'
import { FreshnessLabel } from './freshness-label'
import { FreshnessScope } from './freshness-scope'
import { SearchField } from './search/search-field'
import { readSearch } from './search/search-state'
import { SeasonNotices } from './season-notices'
import { TroubleNotice } from './trouble-notice'
import { FailedScreen } from './failed-screen'
import { feedTrouble } from './trouble-text'
import { useIsAcrossRoom } from './use-is-across-room'

/** Only a board of an earlier day has words that are no longer true. They stay until their code has come. */
const BoardToday = latePart<BoardTodayProps>(
  async () => (await import('./board-today')).BoardToday,
  ({ stored, draw }) => draw(stored.board),
)

const Invitation = latePart(async () => (await import('./invitation')).Invitation)

interface Props {
  readonly slug: Slug
  readonly stored: StoredBoard
  /** Draws the boards that list no games. */
  readonly renderOther: (board: GolfBoard | CupBoard) => ReactNode
}

export function BoardView({ slug, stored, renderOther }: Props) {
  const { board, checkedAt } = stored
  const sourceState = useSourceState(stored)

  useBoardDrawn()
  return (
    <section
      className={styles.board}
      data-board={slug}
      data-rev={board.rev}
      data-source={sourceState}
      data-checked-at={checkedAt}
      aria-label={`${leagueTitle(board.sport)} scores`}
    >
      {isNeverRead(board) ? (
        <FailedScreen sport={board.sport} text={feedTrouble(board)}>
          {NEVER_READ_TEXT}
        </FailedScreen>
      ) : (
        <ReadBoard stored={stored} renderOther={renderOther} />
      )}
    </section>
  )
}

/** The button that clears the search goes with its words, so the field takes the focus. */
function clearSearch(setTyped: (text: string) => void) {
  flushSync(() => setTyped(''))
  document.querySelector<HTMLElement>('[type=search]')?.focus()
}

function ReadBoard({ stored, renderOther }: Omit<Props, 'slug'>) {
  const { board, checkedAt } = stored
  const isCurrent = isOfToday(Date.parse(checkedAt), useAtomValue(easternTodayAtom))
  const [typed, setTyped] = useState(() => readSearch() ?? '')
  // Whoever comes back to a page that was opened with a search finds the words that were there last.
  useEffect(() => {
    if (readSearch() !== undefined) history.replaceState({ ...history.state, search: typed }, '')
  }, [typed])
  const isPainted = useAfterFirstPaint()
  const isAcrossRoom = useIsAcrossRoom()
  const hasControls = gamesOf(board).length > 0 && !isAcrossRoom
  const isSearched = useAtomValue(preferencesAtom).showSearchBar && hasControls
  const query = isSearched ? typed : ''
  const draw = (shown: Board) =>
    isGameBoard(shown) ? (
      <BoardContent board={shown} query={query} onClear={() => clearSearch(setTyped)} />
    ) : (
      renderOther(shown)
    )
  return (
    <>
      <PageHead
        title={<BoardTitle stored={stored} />}
        density={hasControls ? <DensitySwitch /> : null}
        search={isSearched ? <SearchField query={typed} onChange={setTyped} /> : null}
        age={<FreshnessLabel stored={stored} />}
      />
      <TroubleNotice stored={stored} />
      <SeasonNotices board={board} isOfToday={isCurrent} />
      <FreshnessScope stored={stored}>
        {isCurrent || board.content.kind === 'games' ? (
          draw(board)
        ) : (
          <OptionalPart instead={draw(board)}>
            <BoardToday stored={stored} draw={draw} />
          </OptionalPart>
        )}
      </FreshnessScope>
      {isPainted ? (
        <OptionalPart>
          <Invitation board={board} />
        </OptionalPart>
      ) : null}
    </>
  )
}
