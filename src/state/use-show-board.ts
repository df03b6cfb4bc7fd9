import { useEffect } from 'react'
import type { Slug } from '../domain/league'
import { usePorts } from './ports'

/** For the pages of a league: its board is kept up to date while one of them is open. */
export function useShowBoard(slug: Slug): void {
  const { showBoard } = usePorts()
  useEffect(() => showBoard(slug), [showBoard, slug])
}
