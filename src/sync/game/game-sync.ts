import type { GameReply } from '../../backend/game-api'
import { refreshGameMs } from '../../domain/box-score/refresh-game'
import type { Game } from '../../domain/game/game'
import type { GameSlug } from '../../domain/league'
import type { Permission } from '../../domain/people/tiers/permission'
import type { BrowserClock } from '../../platform/clock'
import type { Cancel, Timers } from '../../platform/timers'
import type { Storage } from '../../storage/storage'
import { isCheckedEarlier } from '../../storage/table-rules'
import { FAILED, keepAsking, type Outcome } from '../keep-asking'
import { retryDelayMs } from '../retry-delay'

export interface GamePorts {
  readonly clock: BrowserClock
  readonly timers: Timers
  readonly random: () => number
  readonly wall: () => number
  readonly storage: Storage
  readonly fetchGame: (slug: GameSlug, id: string) => Promise<GameReply>
  readonly isVisible: () => boolean
  /** Whether the viewer wants things to change by themselves. */
  readonly autoRefresh: () => boolean
  readonly onWake: (run: () => void) => Cancel
  /** The server refuses what the session allows. Resolves when the session has been looked at. */
  readonly onDenied: () => Promise<unknown>
}

export interface OpenedGame {
  readonly slug: GameSlug
  readonly id: string
  /** Key of its row in storage: names the viewer and the game. */
  readonly key: string
  /** The game as it stands on the board now, if it is there. */
  readonly game: () => Game | undefined
  /** What the viewer may see, as far as this page knows. */
  readonly may: (permission: Permission) => boolean
}

/** What went wrong with an open game. */
export interface GameTrouble {
  readonly error: string
  /** Neither the server nor the board knows such a game. */
  readonly isUnknown: boolean
}

export interface GameSync {
  /** Something happened to the game, or somebody wants to know: ask now. */
  readonly refresh: () => void
  readonly stop: () => void
}

/**
 * Keeps the stored box score of an open game up to date, as long as it is open and the page is in sight. The last good
 * answer stays whatever happens. `onTrouble` gets each failure, and undefined once it is over.
 */
export function startGameSync(
  ports: GamePorts,
  { slug, id, key, game, may }: OpenedGame,
  onTrouble: (trouble: GameTrouble | undefined) => void,
): GameSync {
  const openedAt = ports.wall()
  /** False while somebody who has opened or refreshed the game waits for its answer. */
  let isAnswered = false
  let hasDoubted = false

  const asker = keepAsking<GameReply>({
    timers: ports.timers,
    fetch: () => ports.fetchGame(slug, id),
    take,
    retryMs: (failures) => retryDelayMs(failures, ports.random),
    // A hidden page asks for nothing; when it comes back it asks at once.
    mayAsk: (why) => ports.isVisible() && (why === 'wanted' || !isAnswered || ports.autoRefresh()),
    onWake: ports.onWake,
  })

  function take(reply: GameReply): Outcome {
    if (reply.kind === 'failed') {
      const isUnknown = reply.isUnknown === true && game() === undefined
      isAnswered = isUnknown
      onTrouble({ error: reply.error, isUnknown })
      return isUnknown ? { kind: 'answered', againMs: undefined } : FAILED
    }
    isAnswered = true
    onTrouble(undefined)
    void save(reply)
    if (reply.answer.locked.some(may)) doubtSession()
    const { status, matchup } = reply.answer
    const sinceStartMs = ports.clock.now() - Date.parse(matchup?.start ?? '')
    const again = refreshGameMs(status, game(), sinceStartMs)
    return { kind: 'answered', againMs: again === undefined ? undefined : ports.clock.waitMs(again) }
  }

  /** Once: a server that refuses a confirmed session would be asked about it with every answer. */
  function doubtSession() {
    if (!hasDoubted) void ports.onDenied().then(asker.ask)
    hasDoubted = true
  }

  /** Two tabs may have the game open: the answer with the later `checkedAt` stays. */
  function save({ answer, checkedAt }: Extract<GameReply, { kind: 'game' }>): Promise<void> {
    return ports.storage.change('games', [key], (stored) => {
      if (stored && isCheckedEarlier({ checkedAt }, stored)) return undefined
      const onBoard = game() ?? stored?.game
      return { key, slug, answer, checkedAt, openedAt, ...(onBoard && { game: onBoard }) }
    })
  }

  asker.ask()
  return { refresh: asker.ask, stop: asker.stop }
}
