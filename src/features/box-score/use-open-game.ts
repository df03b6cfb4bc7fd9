import { useEffect, useRef, useState } from 'react'
import type { Game } from '../../domain/game'
import type { GameSlug } from '../../domain/league'
import { usePorts } from '../../state/ports'
import { createGamePorts } from '../../sync/browser-game-ports'
import { startGameSync, type GameSync, type OpenGame } from '../../sync/game-sync'

const NOTHING: OpenGame = { stored: undefined, trouble: undefined }

/** An open game, kept up to date as long as this is on the screen. A new phase on the board is news for it too. */
export function useOpenGame(slug: GameSlug, id: string, game: Game | undefined): OpenGame {
  const { openStorage } = usePorts()
  const [open, setOpen] = useState(NOTHING)
  const sync = useRef<GameSync>(undefined)
  const latest = useRef(game)
  const phase = game?.phase

  useEffect(() => {
    latest.current = game
  }, [game])
  useEffect(() => {
    let left = false
    void openStorage().then((opened) => {
      if (left) return
      sync.current = startGameSync(createGamePorts(opened), { slug, id, game: () => latest.current }, setOpen)
    })
    return () => {
      left = true
      sync.current?.stop()
    }
  }, [openStorage, slug, id])
  const seen = useRef(phase)
  useEffect(() => {
    if (seen.current !== phase) sync.current?.refresh()
    seen.current = phase
  }, [phase])
  return open
}
