import type { GameReply } from '../../backend/game-api'
import { refreshGameMs } from '../../domain/box-score/refresh-game'
import type { Game } from '../../domain/game/game'
import type { GameSlug } from '../../domain/league'
import type { BrowserClock } from '../../platform/clock'
import { noop, type Cancel, type Timers } from '../../platform/timers'
import type { StoredGame } from '../../storage/db'
import { gameKey } from '../../storage/games'
import { retryDelayMs } from '../retry-delay'
import { createSingleFlight } from '../single-flight'

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
  let failures = 0
  let stopped = false
  let cancelTimer = noop

  const flight = createSingleFlight(async () => {
    cancelTimer()
    const reply = await ports.fetchGame(slug, id)
    if (!stopped) take(reply)
  })

  function take(reply: GameReply) {
    if (reply.kind === 'failed') {
      failures += 1
      trouble = reply.error
      tell()
      return askAfter(retryDelayMs(failures, ports.random))
    }
    failures = 0
    trouble = undefined
    const { answer, checkedAt } = reply
    const game = gameNow() ?? stored?.game
    save({ key, slug, answer, checkedAt, openedAt, ...(game && { game }) })
    const again = refreshGameMs(answer.status?.state)
    if (again !== undefined) askAfter(ports.clock.waitMs(again))
  }

  const tell = () => onChange({ stored, trouble })

  function save(next: StoredGame) {
    stored = next
    tell()
    void ports.saveGame(next)
  }

  function askAfter(ms: number) {
    cancelTimer()
    cancelTimer = ports.timers.after(ms, askByItself)
  }

  /** A hidden page asks for nothing; when it comes back it asks at once. */
  function ask() {
    if (!stopped && ports.isVisible()) flight.ask()
  }

  function askByItself() {
    if (ports.autoRefresh()) ask()
  }

  async function start() {
    const before = await ports.readGame(key)
    if (stopped || !before || stored) return
    stored = before
    tell()
  }

  const stopWaking = ports.onWake(askByItself)
  void start()
  ask()
  return {
    refresh: ask,
    stop() {
      stopped = true
      stopWaking()
      cancelTimer()
    },
  }
}
