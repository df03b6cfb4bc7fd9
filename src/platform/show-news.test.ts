import { expect, it } from 'vitest'
import { showNews, type NewsOfGame } from './show-news'

interface ShowOptions {
  readonly tag: string
  readonly renotify?: boolean
  readonly data: unknown
}

/** The notifications of a device, and which of them the browser has announced. */
function device() {
  const shown = new Map<string, { readonly title: string; readonly data: unknown }>()
  const announced: string[] = []
  const registration = {
    getNotifications: async ({ tag }: { tag: string }) => [shown.get(tag) ?? []].flat(),
    async showNotification(title: string, { tag, renotify, data }: ShowOptions) {
      if (renotify || !shown.has(tag)) announced.push(title)
      shown.set(tag, { title, data })
    },
  } as unknown as ServiceWorkerRegistration
  const show = (title: string, news: Partial<NewsOfGame> = {}) =>
    showNews(
      registration,
      { key: title, title, body: 'KC 20, DEN 17', slug: 'nfl', gameId: '1', source: 'favourite', ...news },
      { silent: false },
    )
  const titles = () => [...shown.values()].map(({ title }) => title)
  return { show, announced, titles }
}

it('the later news of a game takes the place of the earlier one, and is announced too', async () => {
  const { show, announced, titles } = device()
  await show('NFL · Under way')
  await show('NFL · Final')
  expect(announced).toEqual(['NFL · Under way', 'NFL · Final'])
  expect(titles()).toEqual(['NFL · Final'])
})

it.each([
  ['favourite', 'alert'],
  ['alert', 'favourite'],
] as const)('what a %s and then an %s tell of a game is announced once', async (first, second) => {
  const { show, announced } = device()
  await show('NFL · Final', { source: first })
  await show('NFL · Final', { source: second, body: 'KC 20, DEN 17 · FINAL' })
  await show('NFL · Final', { source: second, gameId: '2' })
  expect(announced).toEqual(['NFL · Final', 'NFL · Final'])
})

it('the second lead of the same team is announced like the first, although the words are the same', async () => {
  const { show, announced, titles } = device()
  const lead = 'NFL · DEN takes the lead'
  await show(lead, { source: 'alert', key: 'alert/1', body: 'KC 7, DEN 10' })
  await show(lead, { source: 'alert', key: 'alert/2', body: 'KC 10, DEN 13' })
  expect(announced).toEqual([lead, lead])
  expect(titles()).toEqual([lead])
})
