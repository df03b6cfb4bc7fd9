import type { News } from '../src/domain/people/notifications/game-news'
import type { Slug } from '../src/domain/league'
import type { NotifyChoice } from '../src/platform/shared-values'
import type { Storage } from '../src/storage/storage'
import { lookForNews } from '../src/sync/news/look-for-news'
import { findLateEnds, type LateEndPorts } from './late-ends'

interface Ports extends LateEndPorts {
  readonly storage: Storage
  /** Returns those of these keys that nobody was told yet. */
  readonly claim: (keys: readonly string[]) => Promise<ReadonlySet<string>>
  /** Somebody is looking at a page of ours. */
  readonly isWatched: () => Promise<boolean>
  readonly show: (news: News, options: { readonly silent: boolean }) => Promise<void>
  readonly setBadge: (count: number) => Promise<void>
  readonly refresh: (slug: Slug) => Promise<void>
  readonly now: () => number
}

export interface Newsroom {
  /** Shows a fan the news on this device's boards that they have not been told yet. */
  tell(nowMs: number): Promise<void>
  /** No page is open: fetches the boards of favourites and of the league looked at last, and tells what is in them. */
  refresh(): Promise<void>
}

/** Tells each piece of news once on this device; one seen on a page counts as told: pages and worker share a memory. */
export function createNewsroom(ports: Ports): Newsroom {
  const look = async (nowMs: number) =>
    lookForNews(ports.storage, (await ports.read('owner')) ?? 'guest', nowMs)

  async function tell(nowMs: number): Promise<void> {
    const found = await look(nowMs)
    await ports.setBadge(found.live)
    await Promise.all([tellUntold(found.news), findLateEnds(found, nowMs, ports).then(tellUntold)])
  }

  async function tellUntold(news: readonly News[]): Promise<void> {
    if (news.length === 0) return
    const claimed = await ports.claim(news.map(({ key }) => key))
    const choice = await ports.read('notify')
    if (!choice?.on || (await ports.isWatched())) return
    // All at once, since each waits for its picture.
    await Promise.all(news.filter(({ key }) => claimed.has(key)).map((piece) => showQuietly(piece, choice)))
  }

  /** A person who has withdrawn the permission is not told, and that is no failure. */
  async function showQuietly(news: News, { sound }: NotifyChoice): Promise<void> {
    await ports.show(news, { silent: !sound }).catch(() => {})
  }

  async function refresh(): Promise<void> {
    const { slugs } = await look(ports.now())
    const last = await ports.read('league')
    const wanted = new Set<Slug>([...slugs, ...(last ? [last] : [])])
    await Promise.all([...wanted].map((slug) => ports.refresh(slug).catch(() => {})))
    await tell(ports.now())
  }

  return { tell, refresh }
}
