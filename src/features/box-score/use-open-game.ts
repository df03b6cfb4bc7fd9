import { useEffect, useRef, useState } from 'react'
import type { Game } from '../../domain/game'
import type { GameSlug } from '../../domain/league'
import { usePorts } from '../../state/ports'
import { createGamePorts } from '../../sync/browser-game-ports'
import { startGameSync, type GameSync, type OpenGame } from '../../sync/game-sync'

const NOTHING: OpenGame = { stored: undefined, trouble: undefined }

/** An open game, kept up to date as long as this is on the screen. A new phase on the board is news for it too. */
export function useOpenGame(slug: GameSlug, id: string, game: Game | undefined): OpenGame {
  const { storage } = usePorts()
  const [open, setOpen] = useState(NOTHING)
  const sync = useRef<GameSync>(undefined)
  const latest = useRef(game)
  const phase = game?.phase

  useEffect(() => {
    latest.current = game
  }, [game])
  useEffect(() => {
    sync.current = startGameSync(createGamePorts(storage), { slug, id, game: () => latest.current }, setOpen)
    return () => sync.current?.stop()
  }, [storage, slug, id])
  const seen = useRef(phase)
  useEffect(() => {
    if (seen.current !== phase) sync.current?.refresh()
    seen.current = phase
  }, [phase])
  return open
}
