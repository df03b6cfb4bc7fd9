import type { Board } from '../../src/domain/board'
import { until } from './until'

/** The board as a client would ask for it; undefined while the server has none, or is away. */
export async function getBoard(url: string, slug: string): Promise<Board | undefined> {
  const response = await fetch(`${url}/api/boards/${slug}`).catch(() => undefined)
  if (response?.ok) return (await response.json()) as Board
  await response?.body?.cancel()
  return undefined
}

export async function boardWhere(
  url: string,
  slug: string,
  what: string,
  is: (board: Board) => boolean,
): Promise<Board> {
  return until(`a ${slug} board ${what}`, async () => {
    const board = await getBoard(url, slug)
    return board && is(board) ? board : undefined
  })
}

export const anyBoard = (url: string, slug: string): Promise<Board> =>
  boardWhere(url, slug, 'of any kind', () => true)
