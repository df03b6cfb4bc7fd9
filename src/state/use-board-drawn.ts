import { useEffect } from 'react'
import { usePorts } from './ports'

/** For pages in the place of a board: what waits until its scores are in the document may begin. */
export function useBoardDrawn(): void {
  const { boardDrawn } = usePorts()
  useEffect(boardDrawn, [boardDrawn])
}
