import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createStorage } from '../../../storage/storage'
import { kioskAtom } from '../../../state/auto-scroll'
import { favouritesAtom } from '../../../state/favourites'
import { portsAtom } from '../../../state/ports'
import { createStore, Provider } from '../../../state/store'
import { testPorts } from '../../../state/testing/test-ports'
import { afterFirstPaint } from '../../../ui/testing/after-first-paint'
import { click, find, render, type Rendered } from '../../../ui/testing/render'
import { liveGame, team } from '../testing/games'
import { GameCard } from './game-card'

const chiefs = team('12', { displayName: 'Kansas City Chiefs' })
const game = liveGame({ homeTeam: chiefs, awayTeam: team('7') })

describe('the star of a team', () => {
  let rendered: Rendered
  let store: ReturnType<typeof createStore>
  beforeEach(async () => {
    await afterFirstPaint()
    store = createStore()
    store.set(portsAtom, testPorts(createStorage()))
  })
  afterEach(() => rendered.close())

  const show = (compact = false, of = game) => {
    rendered = render(
      <Provider store={store}>
        <GameCard slug="nfl" game={of} today="" compact={compact} />
      </Provider>,
    )
    return rendered.page
  }
  const star = () => find(rendered.page, '[data-team=home] button')

  it('makes it a favourite, and takes that back', () => {
    show()
    expect(star().getAttribute('aria-label')).toBe('Favourite: Kansas City Chiefs')
    expect(star().getAttribute('aria-pressed')).toBe('false')
    click(star())
    expect(star().getAttribute('aria-pressed')).toBe('true')
    expect([...store.get(favouritesAtom)]).toEqual(['nfl/12'])
    click(star())
    expect([...store.get(favouritesAtom)]).toEqual([])
  })

  it('is left out while the team is still to be determined', () => {
    expect(show(false, { ...game, homeTeam: team('-1') }).querySelectorAll('[data-favourite]')).toHaveLength(
      1,
    )
  })

  it('cannot be pressed on the smallest cards, and shows there only for favourites', () => {
    show()
    click(star())
    rendered.close()
    const page = show(true)
    expect(page.querySelectorAll('button[data-favourite]')).toHaveLength(0)
    const signs = (side: string) =>
      [...page.querySelectorAll(`[data-team=${side}] [data-favourite]`)].map((sign) =>
        sign.getAttribute('aria-label'),
      )
    expect([signs('away'), signs('home')]).toEqual([[], ['favourite']])
    // It looks like a sign, and stands where the row of the smallest cards has its place.
    expect(find(page, '[data-team=home] [data-favourite]').className).toMatch(/sign.* .*favourite/)
  })

  it('is not on a wall, which nobody touches', () => {
    show()
    click(star())
    rendered.close()
    store.set(kioskAtom, { rotation: [] } as never)
    for (const compact of [false, true]) {
      expect(show(compact).querySelector('[data-favourite]')).toBeNull()
      rendered.close()
    }
  })
})
