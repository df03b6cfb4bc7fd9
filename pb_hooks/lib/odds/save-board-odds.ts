import type { Board } from '../../../src/domain/board/board'
import type { Game } from '../../../src/domain/game/game'
import type { GameLeague } from '../../../src/domain/league'
import { planOdds, type OddsPlan, type OddsPoll } from '../../../src/domain/odds/board-odds'
import { isOddsGameId } from '../../../src/domain/odds/cut-texts'
import type { OddsLine } from '../../../src/domain/odds/odds-line'
import { oddsPhase } from '../../../src/domain/odds/odds-phase'
import { parseOddsSport, type OddsSport } from '../../../src/domain/odds/odds-sport'
import type { OddsWrite } from '../../../src/domain/odds/odds-write'
import { epochNow } from '../server/epoch'
import { iso, productNow } from '../server/time'
import { oddsGame } from './odds-game'
import { requestJob } from './jobs/requested-jobs'
import { forgetOdds, loadOdds, recallOdds, rememberOdds, type OddsMemory } from './odds-memory'
import { rememberOddsVersion } from './odds-version'
import { saveOddsWrites } from './odds-store'
import { publishOdds } from './publish-odds'

type PollAnswer = Omit<OddsPoll, 'at'>

/**
 * Saves the lines of a poll, and publishes them to people who may see odds. `before` is the board of the previous poll.
 * A failure is only logged: the board is already published, and the next poll tries again. Returns what was written.
 */
export function saveBoardOdds(
  league: GameLeague,
  lines: Readonly<Record<string, OddsLine>>,
  games: readonly Game[],
  before: Board | undefined,
  askedAtMs: number,
): readonly OddsWrite[] {
  const sport = parseOddsSport(league.sport)
  if (!sport) return []
  try {
    return savePoll(league, sport, pollOf(league, lines, games, before, askedAtMs))
  } catch (error) {
    forgetOdds(league.slug)
    $app.logger().error('Odds could not be saved', 'league', league.slug, 'error', String(error))
    return []
  }
}

function pollOf(
  league: GameLeague,
  lines: Readonly<Record<string, OddsLine>>,
  games: readonly Game[],
  before: Board | undefined,
  askedAtMs: number,
): PollAnswer {
  const gamesBefore = before && 'games' in before ? before.games : []
  const phases = new Map(gamesBefore.map((game) => [game.id, oddsPhase(game)]))
  return {
    games: games.flatMap((game) => {
      if (!isOddsGameId(game.id)) return []
      const phaseBefore = phases.get(game.id)
      return [{ game: oddsGame(league, game), phase: oddsPhase(game), ...(phaseBefore && { phaseBefore }) }]
    }),
    lines,
    askedAt: iso(askedAtMs),
  }
}

/** Most polls change nothing, and then the database is not asked either. */
function savePoll({ slug }: GameLeague, sport: OddsSport, poll: PollAnswer): readonly OddsWrite[] {
  const ids = poll.games.map(({ game }) => game.id)
  const known = recallOdds(slug, ids)
  if (!known) requestJob('schedule')
  if (known && !planFor(known, poll)) {
    rememberOddsVersion(slug, { rev: known.board.rev, checkedAt: poll.askedAt })
    return []
  }
  const epoch = epochNow()
  let written: readonly OddsWrite[] = []
  $app.runInTransaction((tx) => {
    // The plan is made once more inside the transaction, as another writer may have saved meanwhile.
    const memory = recallOdds(slug, ids) ?? loadOdds(tx, slug, sport, ids)
    const plan = planFor(memory, poll) ?? { writes: [], rows: memory.board.rows }
    saveOddsWrites(tx, plan.writes)
    const board = publishOdds(tx, slug, memory.board, plan.rows, { checkedAt: poll.askedAt, epoch })
    rememberOdds(slug, { board, ids, records: recordsAfter(memory, plan, ids) })
    written = plan.writes
  })
  return written
}

/** Rows without a revision were never published, so the first poll publishes them even if nobody offers a line. */
function planFor(memory: OddsMemory, poll: PollAnswer): OddsPlan | undefined {
  const known = { records: memory.records, rows: memory.board.rows }
  const plan = planOdds(known, { ...poll, at: iso(productNow()) })
  return plan ?? (memory.board.rev ? undefined : { writes: [], rows: {} })
}

function recordsAfter(memory: OddsMemory, plan: OddsPlan, ids: readonly string[]): OddsMemory['records'] {
  const written = plan.writes.map(({ record }) => [record.game_id, record] as const)
  const all = { ...memory.records, ...Object.fromEntries(written) }
  const current = new Set(ids)
  return Object.fromEntries(Object.entries(all).filter(([id]) => current.has(id)))
}
