import { phaseFromTodaysGames, type Board, type BoardHead } from '../../../src/domain/board/board'
import { easternDay } from '../../../src/domain/time/eastern'
import type { Slug } from '../../../src/domain/league'
import { isLiveLeague } from '../../../src/domain/board/live-league'
import { isSimplePhase } from '../../../src/domain/seasons/simple-phase'
import { tabOf } from '../../../src/domain/tabs/tab'
import { productNow } from '../server/time'
import { recordWithId } from '../server/records'
import { isSwitchedOn } from './switched-sports'

/** Heads are saved only when they change, since every league bar listens to all of them. */
export function saveHead(app: CoreApp, slug: Slug, board: Board): void {
  const record = recordWithId(app, 'board_heads', slug)
  const isNew = record.isNew()
  const now = headOf(slug, board, isSwitchedOn(app, board.sport))
  if (!isNew && JSON.stringify(readHead(record)) === JSON.stringify(now)) return
  for (const [name, value] of Object.entries(now)) record.set(name, value)
  app.save(record)
}

export function readHead(record: core.Record): BoardHead {
  const season = record.getString('season')
  return {
    id: record.id,
    live: record.getBool('live'),
    visible: record.getBool('visible'),
    season: isSimplePhase(season) ? season : 'offseason',
    in_season: record.getBool('in_season'),
    priority: record.getInt('priority'),
  }
}

/** Operators decide whether a league is shown. */
function headOf(slug: Slug, board: Board, visible: boolean): BoardHead {
  const now = productNow()
  const phaseOfGames = phaseFromTodaysGames(board, easternDay(now))
  const { isLive, phase, isInSeason, priority } = tabOf(board.sport, isLiveLeague(board), now, phaseOfGames)
  return { id: slug, live: isLive, visible, season: phase, in_season: isInSeason, priority }
}
