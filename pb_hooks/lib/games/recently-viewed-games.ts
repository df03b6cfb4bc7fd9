import type { Slug } from '../../../src/domain/league'
import { isOnBoard } from '../boards/board-memory'

/** Callers who asked within this time are still looking (wall time). */
const LATELY_MS = 60_000
/** Once noted, a game need not be noted again for this long, however many people ask. */
const NOTED_MS = 5000

type ViewTimes = Readonly<Record<string, number>>

const noted = new Map<string, number>()

/** Notes that somebody looks at a game of the current board, so that it is kept warm. */
export function noteViewedGame(slug: Slug, id: string): void {
  const now = Date.now()
  const key = `${slug}/${id}`
  if (now - (noted.get(key) ?? 0) < NOTED_MS || !isOnBoard(slug, id)) return
  if (noted.size > 2000) noted.clear()
  noted.set(key, now)
  $app
    .store()
    .setFunc(`asked:${slug}`, (old: string | null) => JSON.stringify({ ...recentOnly(old, now), [id]: now }))
}

/** The games that somebody has asked for lately. */
export function recentlyViewedGames(slug: Slug): readonly string[] {
  return Object.keys(recentOnly($app.store().get(`asked:${slug}`) as string | null, Date.now()))
}

function recentOnly(text: string | null, now: number): ViewTimes {
  const viewed = text ? (JSON.parse(text) as ViewTimes) : {}
  return Object.fromEntries(Object.entries(viewed).filter(([, at]) => now - at < LATELY_MS))
}
