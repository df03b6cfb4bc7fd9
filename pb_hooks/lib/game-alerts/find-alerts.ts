import type { Game } from '../../../src/domain/game/game'
import type { GameSlug } from '../../../src/domain/league'
import type { OddsWrite } from '../../../src/domain/odds/odds-write'
import {
  boardOccasions,
  targetsOf,
  type Occasion,
} from '../../../src/domain/people/game-alerts/game-occasions'
import { lineMoved, type OpenedLine } from '../../../src/domain/people/game-alerts/line-occasion'
import { knownHead } from '../boards/head-memory'
import { tellDevices } from './tell-devices'
import { isWanted, writeAlerts } from './write-alerts'

/**
 * Runs after a board was published: finds what happened since the one before, for accounts whose rules want it. Most
 * boards have no occasion, and then the database is not asked. A failure is logged and does not stop the board.
 */
export function findGameAlerts(
  slug: GameSlug,
  before: readonly Game[],
  after: readonly Game[],
  nowMs: number,
): void {
  tellSafely(slug, () =>
    boardOccasions(slug, before, after, nowMs).flatMap((occasion) => writeAlerts(occasion, nowMs)),
  )
}

interface LineFacts {
  /** The first numbers that were kept of a game. */
  readonly openedLine: (record: OddsWrite['record']) => OpenedLine
  readonly nowMs: number
}

/** Runs after lines were saved: finds those far enough from their opening. Accounts that may not see odds get none. */
export function findLineAlerts(
  slug: GameSlug,
  writes: readonly OddsWrite[],
  games: readonly Game[],
  { openedLine, nowMs }: LineFacts,
): void {
  const moved = writes.filter(({ history }) => history !== undefined && history.change_type !== 'initial')
  if (moved.length === 0) return
  tellSafely(slug, () =>
    moved.flatMap(({ record }) => {
      const game = games.find(({ id }) => id === record.game_id)
      return game ? lineAlerts(slug, game, record, { openedLine, nowMs }) : []
    }),
  )
}

/** The opening line is read only when a rule wants it. */
function lineAlerts(
  slug: GameSlug,
  game: Game,
  record: OddsWrite['record'],
  { openedLine, nowMs }: LineFacts,
): readonly string[] {
  const targets = targetsOf(slug, game)
  const opened = isWanted('line', targets) ? openedLine(record) : undefined
  const moved = opened && lineMoved(slug, game, opened, record)
  if (!moved) return []
  const { points, title, body } = moved
  const occasion: Occasion = { kind: 'line', slug, gameId: game.id, key: 'line', title, body, targets }
  return writeAlerts(occasion, nowMs, points)
}

/** A league that operators hide tells no scores by alerts either. */
function tellSafely(slug: GameSlug, find: () => readonly string[]): void {
  if (knownHead(slug)?.visible === false) return
  try {
    tellDevices(new Set(find()))
  } catch (error) {
    $app.logger().error('Game alerts were not found', 'league', slug, 'error', String(error))
  }
}
