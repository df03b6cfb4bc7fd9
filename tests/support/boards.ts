import type { CupBoard, GameBoard, GolfBoard } from '../../src/domain/board/board'
import type { GameSlug } from '../../src/domain/league'
import { until } from './until'

interface BoardsBySlug extends Record<GameSlug, GameBoard> {
  readonly pga: GolfBoard
  readonly rydercup: CupBoard
}

type Slug = keyof BoardsBySlug

interface KnownBoard<Board> {
  readonly board: Board
  readonly tag: string | null
}

/** The board as a client would ask for it; undefined while the server has none or cannot be reached. */
export async function getBoard<S extends Slug>(url: string, slug: S): Promise<BoardsBySlug[S] | undefined> {
  return (await askBoard(url, slug, undefined))?.board
}

/** Asks twenty times a second, `ms` long at most, and reads the board only when it has changed. */
export async function boardWhere<S extends Slug>(
  url: string,
  slug: S,
  what: string,
  is: (board: BoardsBySlug[S]) => boolean,
  ms?: number,
): Promise<BoardsBySlug[S]> {
  let asked: KnownBoard<BoardsBySlug[S]> | undefined
  const look = async () => {
    asked = await askBoard(url, slug, asked)
    return asked && is(asked.board) ? asked.board : undefined
  }
  return until(`a ${slug} board ${what}`, look, ms)
}

async function askBoard<S extends Slug>(
  url: string,
  slug: S,
  known: KnownBoard<BoardsBySlug[S]> | undefined,
): Promise<KnownBoard<BoardsBySlug[S]> | undefined> {
  const headers: HeadersInit = known?.tag ? { 'if-none-match': known.tag } : {}
  const response = await fetch(`${url}/api/boards/${slug}`, { headers }).catch(() => undefined)
  if (response?.ok)
    return { board: (await response.json()) as BoardsBySlug[S], tag: response.headers.get('etag') }
  await response?.body?.cancel()
  return response?.status === 304 ? known : undefined
}

export const anyBoard = <S extends Slug>(url: string, slug: S): Promise<BoardsBySlug[S]> =>
  boardWhere(url, slug, 'of any kind', () => true)

/** The first board may only say that the feed does not answer, as it does on a busy machine. */
export const boardOfFeed = <S extends Slug>(url: string, slug: S): Promise<BoardsBySlug[S]> =>
  boardWhere(url, slug, 'that the feed has answered for', ({ source }) => source.state === 'ok')
