import { useEffect } from 'react'
import { leagueOf, type Slug } from '../../domain/league'
import { loadTroublesAtom } from '../../state/load-trouble'
import { usePorts } from '../../state/ports'
import { useAtomValue } from '../../state/store'
import { useBoard } from '../../state/use-board'
import { BoardView } from './board-view'
import { MissingBoard } from './missing-board'

/** The page of one league. What is stored always wins: loading and failure show only while there is nothing. */
export function BoardScreen({ slug }: { readonly slug: Slug }) {
  const { showBoard } = usePorts()
  const read = useBoard(slug)
  const trouble = useAtomValue(loadTroublesAtom)[slug]
  const league = leagueOf(slug)

  useEffect(() => showBoard(slug), [showBoard, slug])
  useEffect(() => {
    document.title = `${league.label} scores · Turbo Scores`
  }, [league])

  if (read.kind === 'stored') return <BoardView slug={slug} stored={read.stored} />
  if (read.kind === 'reading') return null
  return <MissingBoard league={league} trouble={trouble} />
}
