/** What a notification of a game says and where it leads. */
export interface NewsOfGame {
  readonly key: string
  readonly title: string
  readonly body: string
  readonly slug: string
  readonly gameId: string
}

/** The later news of a game takes the place of the earlier one. */
export async function showNews(
  registration: ServiceWorkerRegistration,
  { key, title, body, slug, gameId }: NewsOfGame,
  { silent }: { readonly silent: boolean },
): Promise<void> {
  await registration.showNotification(title, {
    body,
    tag: `${slug}/${gameId}`,
    silent,
    icon: '/icons/icon-192.png',
    badge: '/icons/monochrome-512.png',
    data: { path: `/${slug}/game/${encodeURIComponent(gameId)}`, key },
  })
}
