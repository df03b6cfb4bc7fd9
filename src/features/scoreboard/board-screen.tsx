import type { ReactNode } from 'react'
import type { CupBoard, GolfBoard } from '../../domain/board/board'
import { leagueOf, leagueTitle, type Slug } from '../../domain/league'
import { loadTroublesAtom } from '../../state/load-trouble'
import { useAtomValue } from '../../state/store'
import { useBoard } from '../../state/use-board'
import { useShowBoard } from '../../state/use-show-board'
import { BoardView } from './board-view'
import { LogoLoader } from './logo-loader'
import { MissingBoard } from './missing-board'
import { useLoader } from './use-loader'
import { usePageTitle } from '../../ui/use-page-title'

interface Props {
  readonly slug: Slug
  readonly renderOther: (board: GolfBoard | CupBoard) => ReactNode
}

/** The page of one league. A stored board is always shown; loading and failure appear only while there is none. */
export function BoardScreen({ slug, renderOther }: Props) {
  const read = useBoard(slug)
  const trouble = useAtomValue(loadTroublesAtom)[slug]
  const league = leagueOf(slug)
  const loader = useLoader(read.kind, trouble !== undefined)

  useShowBoard(slug)
  usePageTitle(`${leagueTitle(league.sport)} scores`)

  return (
    <>
      {read.kind === 'stored' ? (
        <BoardView slug={slug} stored={read.stored} renderOther={renderOther} />
      ) : null}
      {read.kind === 'none' ? <MissingBoard league={league} trouble={trouble} /> : null}
      {loader === 'off' ? null : <LogoLoader state={loader} />}
    </>
  )
}
