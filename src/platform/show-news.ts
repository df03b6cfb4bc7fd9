/** What a notification of a game says and where it leads. */
export interface NewsOfGame {
  readonly key: string
  readonly title: string
  readonly body: string
  readonly slug: string
  readonly gameId: string
}

/** TypeScript does not know `renotify`. */
type Options = NotificationOptions & { readonly renotify: boolean }

/**
 * The later news of a game takes the place of the earlier one. Browsers announce only the first of them by themselves.
 * The same may be told by the news of a favourite and by an alert: then it is announced once.
 */
export async function showNews(
  registration: ServiceWorkerRegistration,
  { key, title, body, slug, gameId }: NewsOfGame,
  { silent }: { readonly silent: boolean },
): Promise<void> {
  const tag = `${slug}/${gameId}`
  const shown = await registration.getNotifications({ tag })
  const options: Options = {
    body,
    tag,
    renotify: shown.every((earlier) => earlier.title !== title),
    silent,
    icon: '/icons/icon-192.png',
    badge: '/icons/monochrome-512.png',
    data: { path: `/${slug}/game/${encodeURIComponent(gameId)}`, key },
  }
  await registration.showNotification(title, options)
}
