import type { GameReply } from '../../backend/game-api'
import { refreshGameMs } from '../../domain/box-score/refresh-game'
import type { Game } from '../../domain/game/game'
import type { GameSlug } from '../../domain/league'
import type { BrowserClock } from '../../platform/clock'
import type { Cancel, Timers } from '../../platform/timers'
import type { StoredGame } from '../../storage/db'
import { gameKey } from '../../storage/games'
import { retryDelayMs } from '../retry-delay'
import { keepAsking, type Outcome } from '../keep-asking'

export interface GamePorts {
  readonly clock: BrowserClock
  readonly timers: Timers
  readonly random: () => number
  readonly wall: () => number
  /** Who looks: the signed-in user's id, or `guest`. */
  readonly viewer: () => string
  readonly fetchGame: (slug: GameSlug, id: string) => Promise<GameReply>
  readonly readGame: (key: string) => Promise<StoredGame | undefined>
  readonly saveGame: (stored: StoredGame) => Promise<void>
  readonly isVisible: () => boolean
  /** Whether the viewer wants things to change by themselves. */
  readonly autoRefresh: () => boolean
  readonly onWake: (run: () => void) => Cancel
}

/** What there is of an open game: the last good answer stays whatever happens, and `trouble` says what did. */
export interface OpenGame {
  readonly stored: StoredGame | undefined
  readonly trouble: string | undefined
}

export interface OpenedGame {
  readonly slug: GameSlug
  readonly id: string
  /** The game as the board has it now, if it does. */
  readonly game: () => Game | undefined
}

export interface GameSync {
  /** Something happened to the game, or somebody wants to know: ask now. */
  refresh(): void
  stop(): void
}

/** Keeps one open box score up to date, as long as it is open and the page is in sight. */
export function startGameSync(
  ports: GamePorts,
  { slug, id, game: gameNow }: OpenedGame,
  onChange: (open: OpenGame) => void,
): GameSync {
  const key = gameKey(ports.viewer(), slug, id)
  const openedAt = ports.wall()
  let stored: StoredGame | undefined
  let trouble: string | undefined

  const asker = keepAsking<GameReply>({
    timers: ports.timers,
    fetch: () => ports.fetchGame(slug, id),
    take,
    retryMs: (failures) => retryDelayMs(failures, ports.random),
    // A hidden page asks for nothing; when it comes back it asks at once.
    mayAsk: (why) => ports.isVisible() && (why === 'wanted' || ports.autoRefresh()),
    onWake: ports.onWake,
  })

  function take(reply: GameReply): Outcome {
    if (reply.kind === 'failed') {
      trouble = reply.error
      tell()
      return { kind: 'failed' }
    }
    trouble = undefined
    const { answer, checkedAt } = reply
    const game = gameNow() ?? stored?.game
    save({ key, slug, answer, checkedAt, openedAt, ...(game && { game }) })
    const again = refreshGameMs(answer.status?.state)
    return { kind: 'answered', againMs: again === undefined ? undefined : ports.clock.waitMs(again) }
  }

  const tell = () => onChange({ stored, trouble })

  function save(next: StoredGame) {
    stored = next
    tell()
    void ports.saveGame(next)
  }

  async function showStored() {
    const before = await ports.readGame(key)
    if (asker.isStopped() || !before || stored) return
    stored = before
    tell()
  }

  void showStored()
  asker.ask()
  return { refresh: asker.ask, stop: asker.stop }
}
