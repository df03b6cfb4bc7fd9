import type { Page } from 'playwright'
import { refreshIntervalMs } from '../../src/domain/polling/refresh'
import type { Slug } from '../../src/domain/league'
import { productTime } from '../../src/domain/time/product-clock'
import type { Served } from './served'

interface Seen {
  readonly complaints: readonly string[]
  readonly text: string
  /** Boards that call themselves fresh. */
  readonly fresh: readonly { readonly slug: string; readonly checkedAt: string }[]
}

/** What a first visit may say while nothing arrives from the server. */
const TEXT_THAT_SAYS_WHY =
  /could not be loaded|cannot be reached|offline|unreachable|No .* scores yet|Waiting for/i
/** A page draws each second, and on a fast clock a request and its answer take some seconds, too. */
const GRACE_MS = 10_000

/** What is wrong with what somebody sees: an empty screen, or an old score that looks new. */
export async function lookAt(page: Page, served: Served): Promise<readonly string[]> {
  const { complaints, fresh } = await page.evaluate(readPage)
  const nowMs = productTime(served.clock, Date.now())
  const stale = fresh.filter(({ slug, checkedAt }) => {
    const board = served.known(slug as Slug)
    const isHalfLate = nowMs - Date.parse(checkedAt) > 2 * refreshIntervalMs(board, nowMs) + GRACE_MS
    return board && isHalfLate
  })
  return [...complaints, ...stale.map(({ slug, checkedAt }) => `${slug} of ${checkedAt} looks new`)]
}

/**
 * The same for a user who has nothing yet: there must be scores with their age, or words that say why not.
 */
export async function lookAtFirstVisit(
  page: Page,
  served: Served,
  isTotal: boolean,
): Promise<readonly string[]> {
  const complaints = await lookAt(page, served)
  const text = await page.evaluate(() => document.body.innerText)
  return isTotal && !TEXT_THAT_SAYS_WHY.test(text)
    ? [...complaints, `says only: ${text.trim().slice(0, 60)}`]
    : complaints
}

function readPage(): Seen {
  const seen = document.querySelector<HTMLElement>('main, [role=alert]') ?? document.body
  const complaints: string[] = []
  if (seen.innerText.trim().length < 20) complaints.push('blank')
  const isSeen = (element: Element) => element.getClientRects().length > 0
  for (const label of document.querySelectorAll<HTMLElement>('p[data-freshness]')) {
    const isOld = /\b(min|h|d) ago/.test(label.innerText)
    // Boards without play are asked for less often, so they may be older.
    const holder = label.closest('[data-preview], [data-board]') ?? document
    const badges = [...holder.querySelectorAll('[data-look]')].filter(
      ({ textContent }) => textContent === 'Live',
    )
    const kind = label.dataset['freshness']
    if (badges.some(isSeen) && (isOld || kind !== 'fresh') && kind !== 'late')
      complaints.push(`LIVE beside ${label.innerText}`)
  }
  const hasScores = document.querySelector('[data-board] article, [data-board] [data-player], [data-preview]')
  if (hasScores && !document.querySelector('p[data-freshness]')) complaints.push('scores without an age')
  const fresh = [...document.querySelectorAll<HTMLElement>('[data-board]')].flatMap((root) => {
    const { board: slug, checkedAt } = root.dataset
    const label = root.querySelector<HTMLElement>('p[data-freshness]')
    return label?.dataset['freshness'] === 'fresh' && slug && checkedAt ? [{ slug, checkedAt }] : []
  })
  return { complaints, text: seen.innerText, fresh }
}
