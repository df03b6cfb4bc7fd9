import type { Slug } from '../../../src/domain/league'

/** Whether the league's current board shows this game. */
export function isOnBoard(slug: Slug, id: string): boolean {
  const board = $app.store().get(`board:${slug}`) as string | null
  return board?.includes(`"id":"${id}"`) ?? false
}
