import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it } from 'vitest'
import { sampleHead } from '../domain/testing/sample-game'
import { storedBoard } from '../features/scoreboard/testing/games'
import { eventually } from '../ui/testing/render'
import { renderApp } from './testing/render-app'

type RenderedApp = Awaited<ReturnType<typeof renderApp>>

let app: RenderedApp
afterEach(() => app.close())

const has = (selector: string) => () => app.page.querySelector(selector) !== null

describe('the home listing', () => {
  it('shows three to six leagues, the active ones first, and leads to their boards', async () => {
    const heads = [sampleHead({ id: 'nfl', live: true }), sampleHead({ id: 'nba', live: false })]
    app = await renderApp('/all', { boards: [storedBoard()], heads })
    await eventually(has('[data-preview=nfl] [data-live=true]'), 2000)
    await eventually(has('li:first-child [data-preview=nfl]'))
    const previews = [...app.page.querySelectorAll<HTMLElement>('[data-preview]')]
    expect(previews.length).toBe(6)
    expect(previews[0]?.getAttribute('href')).toBe('/nfl')
    expect(document.title).toBe('All leagues · Turbo Scores')
  })
})
