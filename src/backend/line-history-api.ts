import { isObject, type JsonObject } from '../domain/json'
import { leagueOf, type GameSlug } from '../domain/league'
import { lineMoves, type LineMove } from '../domain/odds/line-move'
import { linePoints, type LinePoint } from '../domain/odds/line-point'
import { MOST_CHANGES, RECENT_CHANGES, type RecordedChange } from '../domain/odds/recent-changes'
import { log } from '../platform/log'
import { askForHistory } from './ask-for-history'
import { browserFetch, type Fetch } from './get-json'
import type { HistoryAnswer } from './history-answer'
import { isRecordedChange } from './shapes/recorded-change-shape'

/** Two hundred moves: more than any line makes in the time before a game. */
const MOST_PAGES = 2

/** How the line of one game moved, the oldest first. */
export async function fetchLinePoints(
  slug: GameSlug,
  game: string,
  fetch: Fetch = browserFetch,
): Promise<HistoryAnswer<readonly LinePoint[]>> {
  const rows: RecordedChange[] = []
  for (let page = 1; page <= MOST_PAGES; page++) {
    const path = `/api/odds/${slug}/${encodeURIComponent(game)}/history?page=${page}`
    const answer = await fetchRows(fetch, path)
    if (answer.kind !== 'history') return answer
    rows.push(...answer.content.rows)
    if (!answer.content.more) break
  }
  return { kind: 'history', content: linePoints(rows) }
}

/**
 * The lines of a league that moved last, the newest first. Not every change is a move: on the morning of a full day most
 * are numbers offered for the first time, so it asks for more changes than it returns moves.
 */
export async function fetchLineMoves(
  slug: GameSlug,
  fetch: Fetch = browserFetch,
): Promise<HistoryAnswer<readonly LineMove[]>> {
  const path = `/api/odds/changes?sport=${leagueOf(slug).sport}&limit=${MOST_CHANGES}`
  const answer = await fetchRows(fetch, path)
  if (answer.kind !== 'history') return answer
  return { kind: 'history', content: lineMoves(answer.content.rows).slice(0, RECENT_CHANGES) }
}

interface Rows {
  readonly rows: readonly RecordedChange[]
  readonly more: boolean
}

function fetchRows(fetch: Fetch, path: string): Promise<HistoryAnswer<Rows>> {
  const read = (body: unknown) => {
    const { rows, more }: JsonObject = isObject(body) ? body : {}
    return Array.isArray(rows) ? { rows: rows.filter(isRight), more: more === true } : undefined
  }
  return askForHistory(fetch, path, read, 404)
}

/** A wrong row is left out: the others are right. */
function isRight(row: unknown): row is RecordedChange {
  const isRow = isRecordedChange(row)
  if (!isRow) log.add('error', 'parsing', 'A row of the history of a line is wrong')
  return isRow
}
