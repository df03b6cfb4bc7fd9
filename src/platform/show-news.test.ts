import { expect, it } from 'vitest'
import { showNews } from './show-news'

/** The notifications of a device, and which of them the browser has announced. */
function device() {
  const shown = new Map<string, { readonly title: string }>()
  const announced: string[] = []
  const registration = {
    getNotifications: async ({ tag }: { tag: string }) => [shown.get(tag) ?? []].flat(),
    async showNotification(title: string, { tag, renotify }: { tag: string; renotify?: boolean }) {
      if (renotify || !shown.has(tag)) announced.push(title)
      shown.set(tag, { title })
    },
  } as unknown as ServiceWorkerRegistration
  const show = (title: string, gameId = '1') =>
    showNews(
      registration,
      { key: title, title, body: 'KC 20, DEN 17', slug: 'nfl', gameId },
      { silent: false },
    )
  return { show, announced, shown }
}

it('the later news of a game takes the place of the earlier one, and is announced too', async () => {
  const { show, announced, shown } = device()
  await show('NFL · Under way')
  await show('NFL · Final')
  expect(announced).toEqual(['NFL · Under way', 'NFL · Final'])
  expect([...shown.values()]).toEqual([{ title: 'NFL · Final' }])
})

it('what a favourite and an alert both tell of a game is announced once', async () => {
  const { show, announced } = device()
  await show('NFL · Final')
  await show('NFL · Final')
  await show('NFL · Final', '2')
  expect(announced).toEqual(['NFL · Final', 'NFL · Final'])
})
