import { afterEach, describe, expect, it, vi } from 'vitest'
import { finalGame, liveGame, offGame, scheduledGame } from '../../domain/testing/sample-game'
import type { Game } from '../../domain/game/game'
import { GUEST, sessionOf, type Session } from '../../domain/people/users/session'
import { portsAtom } from '../../state/ports'
import { sessionAtom } from '../../state/session'
import { createStore, Provider } from '../../state/store'
import { testPorts } from '../../state/testing/test-ports'
import { click, find, render, type Rendered } from '../../ui/testing/render'
import { GameAbout } from './game-about'

const ANN = sessionOf({ id: 'ann', tier: 'registered', can: [] })!
const WEATHER = { temp: 58, condition: 'Overcast', estimated: false } as const
const INDOOR = { temp: 72, condition: 'Indoor', estimated: false } as const

describe('the facts about a game besides its score', () => {
  let rendered: Rendered
  afterEach(() => {
    rendered.close()
    vi.unstubAllGlobals()
  })

  function show(game: Game, session: Session = ANN) {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    const store = createStore()
    store.set(portsAtom, testPorts())
    store.set(sessionAtom, session)
    rendered = render(
      <Provider store={store}>
        <GameAbout slug="nfl" game={game} watch={undefined} />
      </Provider>,
    )
    return rendered.page
  }
  const button = () => rendered.page.querySelector<HTMLElement>('button')

  it.each([
    ['a game to come', scheduledGame({ weather: WEATHER }), true],
    ['a game under way', liveGame({ weather: WEATHER }), true],
    ['a game that is over', finalGame({ weather: WEATHER }), false],
    ['a game that was called off', offGame({ weather: WEATHER }), false],
    ['a game under a roof', liveGame({ weather: INDOOR }), false],
    ['a game of which no weather is known', liveGame(), false],
  ])('weather in detail is offered only where known weather can still matter: %s', (_what, game, leads) => {
    show(game)
    expect(button()?.textContent).toBe(leads ? 'Weather in detail' : undefined)
  })

  it('a guest is offered no weather in detail', () => {
    show(liveGame({ weather: WEATHER }), GUEST)
    expect(button()).toBeNull()
  })

  it('the weather opens at a press, and closes again', () => {
    const page = show(liveGame({ weather: WEATHER }))
    expect(document.querySelector('[data-weather]')).toBeNull()
    click(button()!)
    const dialog = document.querySelector('dialog')
    expect(dialog?.querySelector('[data-weather]')).not.toBeNull()
    click(find(dialog!, '[aria-label=Close]'))
    expect([document.querySelector('[data-weather]'), page.textContent]).toEqual([
      null,
      expect.stringContaining('Weather in detail'),
    ])
  })

  it('a start that is not known yet says so', () => {
    const page = show(scheduledGame({ startTime: '9/13 - TBD' }))
    expect(find(page, '[data-fact=Start] dd').textContent).toBe('9/13 - TBD')
  })

  it('a game that has begun has no start any more', () => {
    const facts = [...show(liveGame()).querySelectorAll('[data-facts=Facts] dt')]
    expect(facts.map(({ textContent }) => textContent)).toEqual(['Where'])
  })
})
