import type { Slug } from '../domain/league'
import { browserFetch, getJson, type Fetch } from './get-json'
import { readBoardAnswer, type BoardAnswer } from './read-board-answer'

/** Reads one league's board, or learns that the one we know is still right. */
export async function fetchBoard(
  slug: Slug,
  knownRev?: string,
  fetch: Fetch = browserFetch,
): Promise<BoardAnswer> {
  const headers: Record<string, string> = knownRev === undefined ? {} : { 'If-None-Match': `"${knownRev}"` }
  const reply = await getJson(fetch, `/api/boards/${slug}`, headers)
  return reply.kind === 'failed' ? reply : readBoardAnswer(slug, reply)
}
