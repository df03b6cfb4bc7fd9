/** What a notification of a game says and where it leads. */
export interface NewsOfGame {
  readonly key: string
  readonly title: string
  readonly body: string
  readonly slug: string
  readonly gameId: string
  /** Who tells it. One source never tells the same news twice. */
  readonly source: 'favourite' | 'alert'
}

interface Data extends Pick<NewsOfGame, 'key' | 'source'> {
  readonly path: string
}

/** TypeScript does not know `renotify`. */
type Options = NotificationOptions & { readonly renotify: boolean }

/**
 * The later news of a game takes the place of the earlier one. Browsers announce only the first of them by themselves.
 * The same may be told by the news of a favourite and by an alert: then it is announced once. Two alerts with one title
 * are different news, as when a team takes the lead again.
 */
export async function showNews(
  registration: ServiceWorkerRegistration,
  { key, title, body, slug, gameId, source }: NewsOfGame,
  { silent }: { readonly silent: boolean },
): Promise<void> {
  const tag = `${slug}/${gameId}`
  const shown = await registration.getNotifications({ tag })
  const isToldAlready = shown.some(
    (earlier) => earlier.title === title && (earlier.data as Data).source !== source,
  )
  const options: Options = {
    body,
    tag,
    renotify: !isToldAlready,
    silent,
    icon: '/icons/icon-192.png',
    badge: '/icons/monochrome-512.png',
    data: { path: `/${slug}/game/${encodeURIComponent(gameId)}`, key, source } satisfies Data,
  }
  await registration.showNotification(title, options)
}
