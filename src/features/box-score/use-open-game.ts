import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { Game } from '../../domain/game/game'
import type { GameSlug } from '../../domain/league'
import { usePorts } from '../../state/ports'
import { preferencesAtom } from '../../state/preferences'
import { sessionAtom, type Session } from '../../state/session'
import { useAtomValue } from '../../state/store'
import { createGamePorts } from '../../sync/game/browser-game'
import { startGameSync, type GameSync, type OpenGame } from '../../sync/game/game-sync'

const NOTHING: OpenGame = { stored: undefined, trouble: undefined }

interface Opened {
  readonly open: OpenGame
  readonly refresh: () => void
}

/**
 * An open game, kept up to date as long as this is on the screen. A new phase on the board is news for it too, and so
 * is what its viewer may see or wants from now on.
 */
export function useOpenGame(slug: GameSlug, id: string, game: Game | undefined): Opened {
  const { openStorage } = usePorts()
  const [open, setOpen] = useState(NOTHING)
  const sync = useRef<GameSync>(undefined)
  const latest = useRef(game)
  const { autoRefresh } = useAtomValue(preferencesAtom)
  const news = `${game?.phase} ${autoRefresh} ${rightsOf(useAtomValue(sessionAtom))}`

  useEffect(() => {
    latest.current = game
  }, [game])
  useEffect(() => {
    let left = false
    void openStorage().then((opened) => {
      if (left) return
      sync.current = startGameSync(
        createGamePorts(opened),
        { slug, id, game: () => latest.current },
        (found) => startTransition(() => setOpen(found)),
      )
    })
    return () => {
      left = true
      sync.current?.stop()
    }
  }, [openStorage, slug, id])
  const seen = useRef(news)
  useEffect(() => {
    if (seen.current !== news) sync.current?.refresh()
    seen.current = news
  }, [news])
  const refresh = useCallback(() => sync.current?.refresh(), [])
  return { open, refresh }
}

function rightsOf(session: Session): string {
  return session.kind === 'guest' ? '' : session.can.join()
}
