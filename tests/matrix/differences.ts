import type { Page } from 'playwright'
import { parseBoard } from '../../src/backend/parse-board'
import { gamesOf, type Board } from '../../src/domain/board/board'
import type { Slug } from '../../src/domain/league'
import { slugsOn } from './converge'
import type { Served } from './served'

/** How the boards on the screen and on the device differ, to the byte, from the server's. */
export async function differences(page: Page, served: Served): Promise<readonly string[]> {
  const slugs = await slugsOn(page)
  const found = await Promise.all(slugs.map((slug) => differencesOf(slug, page, served)))
  return found.flat()
}

const TRIES = 100
const PAUSE_MS = 40

async function differencesOf(slug: Slug, page: Page, served: Served): Promise<readonly string[]> {
  for (let tries = 0; tries < TRIES; tries++) {
    const board = await served.board(slug)
    const { stored, shown } = await page.evaluate(lookForBoard, slug)
    // Both move on; once in a while they are of the same revision.
    if (board && stored?.rev === board.rev && (shown === undefined || shown.rev === board.rev)) {
      const isEqual = inOrder(stored) === inOrder(parseBoard(slug, board))
      return [
        ...(isEqual ? [] : [`${slug} on the device is another`]),
        ...wrongCards(slug, board, shown?.cards),
      ]
    }
    await page.waitForTimeout(PAUSE_MS)
  }
  return [`${slug} was never of the server's revision`]
}

interface Card {
  readonly id: string | undefined
  readonly phase: string | undefined
  readonly period: string | undefined
  readonly home: string | undefined
  readonly away: string | undefined
}

function wrongCards(slug: Slug, board: Board, cards: readonly Card[] = []): readonly string[] {
  const games = new Map(gamesOf(board).map((game) => [game.id, game]))
  return cards.flatMap((card) => {
    const game = games.get(card.id ?? '')
    if (!game) return [`${slug} shows the game ${card.id} that is not there`]
    const isRight =
      card.phase === game.phase &&
      card.period === game.quarter &&
      card.home === String(game.homeTeam.score) &&
      card.away === String(game.awayTeam.score)
    return isRight ? [] : [`${slug} shows ${JSON.stringify(card)}`]
  })
}

/** Sorts members by name, because a patch changes their order. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  )
}

async function lookForBoard(slug: string) {
  const stored = await new Promise<{ rev: string } | undefined>((done, fail) => {
    const opening = indexedDB.open('turbo-scores')
    opening.addEventListener('error', fail)
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('boards').objectStore('boards').get(slug)
      reading.addEventListener('error', fail)
      reading.addEventListener('success', () => {
        opening.result.close()
        const row = reading.result as { board: { rev: string } } | undefined
        done(row?.board)
      })
    })
  })
  const root = document.querySelector<HTMLElement>(`[data-board=${slug}]`)
  const cards = [...(root?.querySelectorAll<HTMLElement>('article[data-game]') ?? [])].map((card) => {
    const scoreOf = (side: string) => card.querySelector<HTMLElement>(`[data-team=${side}]`)?.dataset['score']
    const { game: id, phase, period } = card.dataset
    return { id, phase, period, home: scoreOf('home'), away: scoreOf('away') }
  })
  return { stored, shown: root ? { rev: root.dataset['rev'], cards } : undefined }
}
