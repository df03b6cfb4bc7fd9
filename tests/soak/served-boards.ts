import { getBoard } from '../support/boards'

/** The leagues of the kiosk. */
export const LEAGUES = ['nfl', 'nba', 'nhl', 'mlb'] as const
export type League = (typeof LEAGUES)[number]

/** What a board says about its games, in the form of a page's attributes, by game. */
export type GameTexts = Readonly<Record<string, string>>

interface Served {
  readonly texts: GameTexts
  /** When the next board replaced it. */
  overSince: number | undefined
}

export interface ServedBoards {
  find(league: League, rev: string): Served | undefined
  stop(): void
}

const LOOK_MS = 200
/** As many boards as any page can still rightly show. */
const KEPT = 200

/** Notes every board that the server has, and until when it was the newest. */
export function followServer(url: string): ServedBoards {
  const boards = new Map(LEAGUES.map((league) => [league, new Map<string, Served>()]))
  let isOver = false

  async function look(league: League) {
    const board = await getBoard(url, league)
    const known = boards.get(league)!
    if (!board || known.has(board.rev)) return
    for (const served of known.values()) served.overSince ??= Date.now()
    known.set(board.rev, { texts: textsOfGames(board.games), overSince: undefined })
    const [oldest] = known.keys()
    if (known.size > KEPT) known.delete(oldest!)
  }

  async function goOn(): Promise<void> {
    for (const league of LEAGUES) await look(league)
    await new Promise((done) => setTimeout(done, LOOK_MS))
    return isOver ? undefined : goOn()
  }

  void goOn()
  return {
    find: (league, rev) => boards.get(league)!.get(rev),
    stop: () => void (isOver = true),
  }
}

type Games = NonNullable<Awaited<ReturnType<typeof getBoard<League>>>>['games']

function textsOfGames(games: Games): GameTexts {
  return Object.fromEntries(
    games.map(({ id, phase, quarter, awayTeam, homeTeam }) => [
      id,
      [phase, quarter, awayTeam.score, homeTeam.score].join(' | '),
    ]),
  )
}
