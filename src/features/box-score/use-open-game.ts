import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Game } from '../../domain/game/game'
import type { GameSlug } from '../../domain/league'
import type { Permission } from '../../domain/people/tiers/permission'
import { may } from '../../domain/people/users/session'
import { doubtSessionAtom } from '../../state/account'
import { usePorts } from '../../state/ports'
import { isPausedAtom } from '../../state/paused'
import { sessionAtom } from '../../state/session'
import { useAtomValue, useSetAtom } from '../../state/store'
import { useStoredRow } from '../../state/use-stored'
import type { StoredGame } from '../../storage/rows'
import { keyFor, viewerOf } from '../../storage/viewer'
import { createGamePorts } from '../../sync/game/browser-game'
import { startGameSync, type GameSync, type GameTrouble } from '../../sync/game/game-sync'

/** What is known of an open game: the last good answer always stays, and `trouble` says what went wrong since. */
export interface OpenGame {
  readonly stored: StoredGame | undefined
  readonly trouble: GameTrouble | undefined
}

interface Opened {
  readonly open: OpenGame
  readonly refresh: () => void
}

/**
 * Keeps an open game up to date while this is mounted. It also updates when the board shows a new phase, and when the
 * viewer turns auto refresh on or off.
 */
export function useOpenGame(slug: GameSlug, id: string, game: Game | undefined): Opened {
  const { storage } = usePorts()
  const doubtSession = useSetAtom(doubtSessionAtom)
  const session = useAtomValue(sessionAtom)
  const key = keyFor(viewerOf(session), slug, id)
  const read = useStoredRow('games', key)
  const [last, setLast] = useState<{ readonly key: string; readonly trouble: GameTrouble | undefined }>()
  // What another viewer was told says nothing to this one.
  const trouble = last?.key === key ? last.trouble : undefined
  const sync = useRef<GameSync>(undefined)
  const isPaused = useAtomValue(isPausedAtom)
  const news = `${game?.phase} ${isPaused}`

  const gameNow = useEffectEvent(() => game)
  const mayNow = useEffectEvent((permission: Permission) => may(session, permission))
  useEffect(() => {
    const known = { game: () => gameNow(), may: (permission: Permission) => mayNow(permission) }
    const started = startGameSync(
      createGamePorts(storage, doubtSession),
      { slug, id, key, ...known },
      (next) => startTransition(() => setLast({ key, trouble: next })),
    )
    sync.current = started
    return started.stop
  }, [storage, slug, id, key, doubtSession])
  // The browser may delete a stored game while it is on the screen, and a game that is over is not fetched again by
  // itself.
  const kindBefore = useRef(read.kind)
  useEffect(() => {
    if (kindBefore.current === 'stored' && read.kind === 'none') sync.current?.refresh()
    kindBefore.current = read.kind
  }, [read.kind])
  const seen = useRef(news)
  useEffect(() => {
    if (seen.current !== news) sync.current?.refresh()
    seen.current = news
  }, [news])
  return { open: { stored: read.stored, trouble }, refresh: () => sync.current?.refresh() }
}
