import type { CupBoard, GameBoard, GolfBoard } from '../../src/domain/board/board'
import type { GameSlug } from '../../src/domain/league'
import { until } from './until'

interface BoardsBySlug extends Record<GameSlug, GameBoard> {
  readonly pga: GolfBoard
  readonly rydercup: CupBoard
}

type Slug = keyof BoardsBySlug

/** The board as a client would ask for it; undefined while the server has none, or is away. */
export async function getBoard<S extends Slug>(url: string, slug: S): Promise<BoardsBySlug[S] | undefined> {
  const response = await fetch(`${url}/api/boards/${slug}`).catch(() => undefined)
  if (response?.ok) return (await response.json()) as BoardsBySlug[S]
  await response?.body?.cancel()
  return undefined
}

export async function boardWhere<S extends Slug>(
  url: string,
  slug: S,
  what: string,
  is: (board: BoardsBySlug[S]) => boolean,
): Promise<BoardsBySlug[S]> {
  return until(`a ${slug} board ${what}`, async () => {
    const board = await getBoard(url, slug)
    return board && is(board) ? board : undefined
  })
}

export const anyBoard = <S extends Slug>(url: string, slug: S): Promise<BoardsBySlug[S]> =>
  boardWhere(url, slug, 'of any kind', () => true)

/** The first board may only say that the feed does not answer, as it does on a busy machine. */
export const boardOfFeed = <S extends Slug>(url: string, slug: S): Promise<BoardsBySlug[S]> =>
  boardWhere(url, slug, 'that the feed has answered for', ({ source }) => source.state === 'ok')
