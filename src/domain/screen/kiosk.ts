import { gamesOf, isGameBoard, type Board } from '../board/board'
import { parseSlug, type Slug } from '../league'
import { seasonWindow } from '../seasons/season-window'

/** A screen that nobody touches: it scrolls by itself, and changes the league when several are named. */
export interface Kiosk {
  /** Empty: it stays with the league of its address. */
  readonly leagues: readonly Slug[]
}

/** Reads the query of an address: `?kiosk` and `?kiosk=nfl,nba`. Unknown leagues are ignored, as nobody at a wall could read an error. */
export function parseKiosk(search: string): Kiosk | undefined {
  const members = search.slice(1).split('&')
  const wanted = members.find((member) => /^kiosk(=|$)/.test(member))
  if (wanted === undefined) return undefined
  // Browsers encode commas and blanks in different ways.
  const written = wanted
    .slice('kiosk='.length)
    .replaceAll(/%2c/gi, ',')
    .replaceAll(/%20|\+/g, '')
  const slugs = written
    .split(',')
    .map((name) => parseSlug(name))
    .filter((slug) => slug !== undefined)
  return { leagues: [...new Set(slugs)] }
}

/** As it stands in the address: `?kiosk` or `?kiosk=nfl,nba`. */
export function formatKiosk({ leagues }: Kiosk): string {
  return leagues.length === 0 ? '?kiosk' : `?kiosk=${leagues.join(',')}`
}

/** The league that follows: the next one in the list with something to show. Nothing where there is no other. */
export function nextKioskLeague(
  { leagues }: Kiosk,
  current: Slug | undefined,
  hasGames: (slug: Slug) => boolean,
): Slug | undefined {
  const at = leagues.findIndex((slug) => slug === current)
  const following = [...leagues.slice(at + 1), ...leagues]
  const next = following.find(hasGames)
  return next === current ? undefined : next
}

/**
 * Whether a board has more to show than a sentence. The last cup's result stays on its board for two years, but a wall
 * shows it only during the weeks of a cup.
 */
export function hasRows(board: Board, day: string): boolean {
  if (isGameBoard(board)) return board.content.kind === 'games' && gamesOf(board).length > 0
  if (board.sport === 'PGA') return board.tournaments.length > 0
  return board.matches.length > 0 && seasonWindow(board.sport, day).isActive
}
