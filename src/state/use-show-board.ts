import { useEffect } from 'react'
import type { Slug } from '../domain/league'
import { holdNewestBoardsAtom } from './held-boards'
import { usePorts } from './ports'
import { useSetAtom } from './store'

/** For the pages of a league: its board is kept up to date while one of them is open. */
export function useShowBoard(slug: Slug): void {
  const { showBoard } = usePorts()
  const takeNewest = useSetAtom(holdNewestBoardsAtom)
  useEffect(() => {
    // A person who opens a board wants to see how it stands now.
    takeNewest()
    showBoard(slug)
  }, [takeNewest, showBoard, slug])
}
