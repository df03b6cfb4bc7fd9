import type { Page } from 'playwright'
import type { Board } from '../../src/domain/board/board'
import { revisionSteps } from '../../src/domain/board/revision'
import type { Slug } from '../../src/domain/league'
import type { Served } from './served'

/** A page that needs longer than this has not recovered. */
const PATIENCE_MS = 30_000
const PAUSE_MS = 40

/**
 * How long a page takes until each of its boards equals the server's and is marked fresh; undefined when it never does.
 */
export async function msUntilEqual(page: Page, served: Served, since: number): Promise<number | undefined> {
  for (;;) {
    if (await hasCaughtUp(page, served).catch(() => false)) return performance.now() - since
    if (performance.now() - since > PATIENCE_MS) return undefined
    await page.waitForTimeout(PAUSE_MS)
  }
}

/** The boards that a page shows, whole or as a preview. */
export function slugsOn(page: Page): Promise<readonly Slug[]> {
  return page.locator('[data-board], [data-preview]').evaluateAll((all) =>
    all.map((one) => {
      const { board, preview } = (one as HTMLElement).dataset
      return (board ?? preview) as Slug
    }),
  )
}

/** The server is asked first: a page that has the same or something later by then is not behind. */
async function hasCaughtUp(page: Page, served: Served): Promise<boolean> {
  const slugs = await slugsOn(page)
  if (slugs.length === 0) return false
  const there = await Promise.all(slugs.map((slug) => served.board(slug)))
  const { kinds, revs } = await page.evaluate(lookForRevisions)
  const isEach = (is: (slug: Slug, board: Board | undefined) => boolean) =>
    slugs.every((slug, index) => is(slug, there[index]))
  return (
    kinds.length >= slugs.length &&
    kinds.every((kind) => kind === 'fresh') &&
    isEach((slug, board) => board !== undefined && isAsNew(revs[slug], board.rev))
  )
}

function isAsNew(shown: string | undefined, served: string): boolean {
  const steps = shown === undefined ? undefined : revisionSteps(served, shown)
  return steps !== undefined && steps >= 0
}

/** A preview does not name its revision, so this reads it from the device. */
async function lookForRevisions() {
  const labels = [...document.querySelectorAll<HTMLElement>('p[data-freshness]')]
  const kinds = labels.map(({ dataset }) => dataset['freshness'])
  const revs: Record<string, string | undefined> = {}
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-board]'))
    revs[dataset['board']!] = dataset['rev']
  if (document.querySelector('[data-preview]'))
    for (const { slug, board } of await storedBoards()) revs[slug] ??= board.rev
  return { kinds, revs }

  function storedBoards(): Promise<{ slug: string; board: { rev: string } }[]> {
    return new Promise((done, fail) => {
      const opening = indexedDB.open('turbo-scores')
      opening.addEventListener('error', fail)
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction('boards').objectStore('boards').getAll()
        reading.addEventListener('error', fail)
        reading.addEventListener('success', () => {
          opening.result.close()
          done(reading.result)
        })
      })
    })
  }
}
