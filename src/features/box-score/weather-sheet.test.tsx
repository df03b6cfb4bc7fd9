import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { liveGame, scheduledGame } from '../../domain/testing/sample-game'
import type { Game } from '../../domain/game/game'
import { GUEST, sessionOf, type Session } from '../../domain/people/users/session'
import { portsAtom } from '../../state/ports'
import { sessionAtom } from '../../state/session'
import { createStore, Provider } from '../../state/store'
import { testPorts } from '../../state/testing/test-ports'
import { createStorage } from '../../storage/storage'
import { productNow } from '../../platform/clock'
import { passTime } from '../../ui/testing/pass-time'
import { render, type Rendered } from '../../ui/testing/render'
import { WeatherSheet } from './weather-sheet'

const ANN = sessionOf({ id: 'ann', tier: 'registered', can: [] })!
const WEATHER = { temp: 58, condition: 'Overcast', estimated: true } as const
const READING = { temp: 58.4, group: 'Clouds', windMph: 22, snow1h: 0, rain1h: 0, humidity: 61 }

describe('001 section 6: the weather in detail, for who is signed in', () => {
  let rendered: Rendered
  let store = createStore()
  let asked: string[] = []
  let answer: () => Promise<Response>
  beforeEach(() => {
    vi.useFakeTimers()
    asked = []
    answer = async () =>
      Response.json(
        { weather: { ...WEATHER, estimated: false }, reading: READING },
        { headers: { 'X-Checked-At': new Date(productNow() - 300_000).toISOString() } },
      )
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path)
      return answer()
    })
  })
  afterEach(() => {
    rendered.close()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  const sheet = (game: Game) => (
    <Provider store={store}>
      <WeatherSheet slug="nfl" game={game} onClose={() => {}} />
    </Provider>
  )
  async function show(
    game: Game = liveGame({ weather: WEATHER }),
    session: Session = ANN,
    storage = createStorage(),
  ) {
    store = createStore()
    store.set(portsAtom, testPorts(storage))
    store.set(sessionAtom, session)
    rendered = render(sheet(game))
    await passTime(10)
    return storage
  }
  const texts = (selector: string) =>
    [...rendered.page.querySelectorAll(selector)].map(({ textContent }) => textContent)

  it('says what was measured, when, and what it means for the game', async () => {
    await show()
    expect(texts('dd')).toEqual(['58° Overcast', '22 mph', 'Dry', '61%'])
    expect(texts('[data-weather] > p')).toEqual([
      'Some Field · Town, TN',
      'Wind this strong moves kicks and long passes.',
      'Measured 5 min ago.',
    ])
    expect(asked).toEqual(['/api/weather/detail?city=Town&state=TN&venue=Some+Field&sport=nfl'])
  })

  it('says that it is no forecast for a game to come', async () => {
    await show(scheduledGame({ weather: { temp: 45, condition: 'Rain', estimated: false } }))
    expect(texts('dt')).toEqual(['Sky', 'Wind', 'Last hour', 'Humidity', 'For the game'])
    expect(texts('dd')).toEqual(['58° Overcast', '22 mph', 'Dry', '61%', '45° Rain'])
    expect(texts('[data-weather] > p')).toEqual([
      'Some Field · Town, TN',
      'Measured 5 min ago, not a forecast for the game.',
    ])
  })

  it('is shown offline once it was seen, and says that it was not refreshed', async () => {
    const storage = await show()
    rendered.close()
    answer = () => Promise.reject(new TypeError('offline'))
    await show(undefined, ANN, storage)
    expect(texts('dd')[1]).toBe('22 mph')
    expect(texts('[data-weather] > p').at(-1)).toMatch(/^Not refreshed · Measured 5 min ago/)
  })

  it('says when it is an estimate, and when the game is played under a roof', async () => {
    answer = async () =>
      Response.json({ weather: WEATHER }, { headers: { 'X-Checked-At': '2026-01-01T00:00:00Z' } })
    await show()
    expect(texts('dd')).toEqual(['58° Overcast (estimated)'])
    expect(rendered.page.textContent).toContain('Nobody has measured it: this is an estimate.')
    rendered.close()
    await show(liveGame({ weather: { temp: 72, condition: 'Indoor', estimated: false } }))
    expect(texts('[data-weather] > p').at(-1)).toBe('Played under a roof.')
  })

  it('says that it waits for the weather, and that none came', async () => {
    let fail = (_error: Error) => {}
    answer = () => new Promise((_resolve, reject) => (fail = reject))
    await show()
    expect(texts('[data-weather] [role=status]')).toEqual(['Loading the weather…'])
    fail(new TypeError('offline'))
    await passTime(10)
    expect(texts('[data-weather] [role=status]')).toEqual(['The weather could not be loaded.'])
  })

  it('says where weather comes from that nobody has measured, and that is no estimate', async () => {
    answer = async () =>
      Response.json(
        { weather: { ...WEATHER, estimated: false } },
        { headers: { 'X-Checked-At': '2026-01-01T00:00:00Z' } },
      )
    await show(liveGame({ weather: { ...WEATHER, estimated: false } }))
    expect(texts('[data-weather] > p').at(-1)).toBe('As the scoreboard has it.')
  })

  it('is never that of another game', async () => {
    const storage = await show()
    rendered.close()
    answer = () => new Promise(() => {})
    await show(liveGame({ id: '101', weather: WEATHER }), ANN, storage)
    expect(texts('dd')).toEqual([])
  })

  it('is asked for the new place when the game is moved', async () => {
    await show()
    asked = []
    const venue = { name: 'Other Field', city: 'Elsewhere', state: 'TX' }
    rendered.show(sheet(liveGame({ venue, weather: WEATHER })))
    await passTime(10)
    expect(asked).toEqual(['/api/weather/detail?city=Elsewhere&state=TX&venue=Other+Field&sport=nfl'])
  })

  it.each([
    ['a sheet on a phone', 'sheet', false],
    ['a dialog on a wide screen', 'dialog', true],
  ])('is %s', async (_what, shape, matches) => {
    vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }))
    await show()
    expect(rendered.page.querySelector('dialog')?.dataset['shape']).toBe(shape)
  })

  it('shows nothing to a guest, and asks the server nothing', async () => {
    await show(undefined, GUEST)
    expect([asked, texts('[data-weather]')]).toEqual([[], []])
  })
})
