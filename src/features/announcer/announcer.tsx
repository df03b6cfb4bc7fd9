import { useEffect, useRef, useState } from 'react'
import { nextWords, SILENT, withNews } from '../../domain/announcer/announcement-queue'
import { scoreNews } from '../../domain/announcer/score-news'
import { gamesOf } from '../../domain/board/board'
import type { Game } from '../../domain/game/game'
import type { Slug } from '../../domain/league'
import { announceAtom } from '../../state/announce'
import { useAtomValue } from '../../state/store'
import { useBoard } from '../../state/use-board'

const LOOK_MS = 1000
const NO_GAMES: readonly Game[] = []

/**
 * Tells screen readers politely what changed on the board of a league. The whole page has only this one live
 * region for it.
 */
export function Announcer({ slug }: { readonly slug: Slug }) {
  const isOn = useAtomValue(announceAtom)
  const read = useBoard(slug)
  const board = read.kind === 'stored' ? read.stored.board : undefined
  const words = useNews(board ? gamesOf(board) : NO_GAMES, isOn)
  return (
    <p className="visually-hidden" aria-live="polite" data-announcer={board?.rev ?? ''}>
      {isOn ? words : ''}
    </p>
  )
}

/** How often something may be announced depends on human listeners, so it follows real time. */
function useNews(games: readonly Game[], isOn: boolean): string {
  const [words, setWords] = useState('')
  const state = useRef(SILENT)
  const seen = useRef(games)

  useEffect(() => {
    state.current = isOn ? withNews(state.current, scoreNews(seen.current, games)) : SILENT
    seen.current = games
  }, [games, isOn])

  useEffect(() => {
    const timer = setInterval(() => {
      const next = nextWords(state.current, performance.now())
      state.current = next.state
      if (next.words !== undefined) setWords(next.words)
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  return words
}
