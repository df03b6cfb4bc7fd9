import { afterEach, beforeEach, expect, it } from 'vitest'
import { liveGame, storedBoard } from '../features/scoreboard/testing/games'
import { afterFirstPaint } from '../ui/testing/after-first-paint'
import { click, eventually, find } from '../ui/testing/render'
import { renderApp } from './testing/render-app'

let app: Awaited<ReturnType<typeof renderApp>>
beforeEach(async () => {
  app = await renderApp('/nfl/day/2026-01-10', { boards: [storedBoard({ games: [liveGame()] })] })
  await afterFirstPaint()
  await eventually(() => app.page.querySelector('[data-day]') !== null, 2000)
  await eventually(() => app.page.querySelector('[data-announcer]') !== null, 2000)
})
afterEach(() => {
  delete document.documentElement.dataset['autoScroll']
  return app.close()
})

async function follow(link: HTMLElement): Promise<void> {
  link.focus()
  click(link)
  await eventually(() => app.page.querySelector('[data-game]') !== null, 2000)
}
const todayLink = () => [...app.page.querySelectorAll<HTMLElement>('main a')].at(-1)!

it('a link that goes with its page leaves the focus to the title of the next page', async () => {
  await follow(todayLink())
  expect(document.activeElement).toBe(find(app.page, 'main h1'))
})

it('until the title of a page that loads is there, the page itself has the focus', async () => {
  await app.db.boards.clear()
  const today = todayLink()
  today.focus()
  click(today)
  expect(document.activeElement).toBe(find(app.page, 'main'))
  await app.db.boards.put(storedBoard({ games: [liveGame()] }))
  await eventually(() => app.page.querySelector('[data-game]') !== null, 2000)
  expect(document.activeElement).toBe(find(app.page, 'main h1'))
})

it('a link that stays keeps the focus', async () => {
  const all = find(app.page, '[data-all]')
  all.focus()
  click(all)
  await eventually(() => app.page.querySelector('[data-preview]') !== null, 2000)
  expect(document.activeElement).toBe(all)
})

it('a list that scrolls by itself gets no focus, which would stop it', async () => {
  document.documentElement.dataset['autoScroll'] = 'running'
  await follow(todayLink())
  expect(document.activeElement).toBe(document.body)
})
