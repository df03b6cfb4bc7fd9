import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { phasesOf } from '../domain/operations/simulator/phases'
import type { DeveloperSport } from '../domain/operations/simulator/simulated-game'
import { PERMISSIONS } from '../domain/people/tiers/permission'
import { sessionOf } from '../domain/people/users/session'
import { sampleCompetitor, sampleEvent } from '../feeds/espn/testing/sample-event'
import { portsAtom, type Ports } from '../state/ports'
import { GUEST, sessionAtom, type Session } from '../state/session'
import { createStore, Provider } from '../state/store'
import { type } from '../ui/testing/forms'
import { click, eventually, find, render, settle, type Rendered } from '../ui/testing/render'
import { DeveloperPage } from './developer-page'

const SUPERUSER = sessionOf({ id: 'op', tier: 'registered', can: PERMISSIONS })!
const ADMIN = sessionOf({ id: 'ad', tier: 'admin', can: PERMISSIONS })!
const USER = sessionOf({ id: 'us', tier: 'premium', can: [] })!
const FEED = '/api/espn/apis/site/v2/sports/'

interface World {
  /** What the server calls who asks, a status, or `offline`. */
  readonly role?: string | number
  /** What the proxy answers for a league's scoreboard: a list of events, a status, or `offline`. */
  readonly feed?: object | string | number
}

let rendered: Rendered
let asked: string[]
const fetchBefore = globalThis.fetch
beforeEach(() => {
  asked = []
})
afterEach(() => {
  rendered.close()
  globalThis.fetch = fetchBefore
  vi.useRealTimers()
  localStorage.clear()
})

const answerOf = (answer: string | number | object) => {
  if (answer === 'offline') return Promise.reject(new TypeError('Failed to fetch'))
  const [status, body] = typeof answer === 'number' ? [answer, {}] : [200, answer]
  return Promise.resolve(new Response(JSON.stringify(body), { status }))
}

function show(address: string, { role = 'superuser', feed = games() }: World, session: Session = SUPERUSER) {
  globalThis.fetch = ((path: string) => {
    asked.push(path)
    if (path === '/api/console/access')
      return answerOf(role === 'offline' || typeof role === 'number' ? role : { role })
    if (path.startsWith(FEED)) return answerOf(feed)
    return new Promise<Response>(() => undefined)
  }) as typeof fetch
  const store = createStore()
  store.set(sessionAtom, session)
  store.set(portsAtom, { boardDrawn() {} } as unknown as Ports)
  const [path = '', search = ''] = address.split('?')
  const location = memoryLocation({ path, searchPath: search, record: true })
  rendered = render(
    <Provider store={store}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        <DeveloperPage />
      </Router>
    </Provider>,
  )
  return { page: rendered.page, history: location.history }
}

function games(sport: DeveloperSport = 'NFL') {
  const side = (homeAway: 'home' | 'away', abbreviation: string) => {
    const competitor = sampleCompetitor(homeAway)
    return { ...competitor, team: { ...(competitor['team'] as object), abbreviation } }
  }
  const odds = [{ provider: { id: '1', name: 'Book' }, details: 'DAL -7', spread: -7, overUnder: 44.5 }]
  const first = sampleEvent(
    sport,
    { date: '2026-09-05T00:20Z' },
    { odds },
    {
      home: side('home', 'DAL'),
      away: side('away', 'PHI'),
    },
  )
  const second = sampleEvent(sport, { id: '101', date: '2026-09-06T20:00Z' })
  return { events: [second, first] }
}

/** The page with a game on it. */
async function open(sport: DeveloperSport = 'NFL') {
  const shown = show(`/developermode?sport=${sport}&date=2026-09-04`, { feed: games(sport) })
  await eventually(() => shown.page.querySelector('article') !== null)
  return shown
}
const says = (text: string) => eventually(() => rendered.page.textContent.includes(text))
const card = () => find(rendered.page, 'article[data-game]')
const scoreOf = (side: string) => find(card(), `[data-team=${side}]`).dataset['score']
const press = (name: string) => {
  const found = [...rendered.page.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent.trim()) === name,
  )
  if (!found) throw new Error(`There is no button ${name}`)
  click(found)
}
function field<T extends HTMLElement = HTMLInputElement>(label: string, kind = 'input'): T {
  const found = [...rendered.page.querySelectorAll('label')].find((one) => one.textContent.startsWith(label))
  const id = found?.getAttribute('for')
  return find<T>(id ? rendered.page : (found ?? rendered.page), id ? `[id="${id}"]` : kind)
}
const choose = (label: string, value: string) => {
  const select = field<HTMLSelectElement>(label, 'select')
  settle(() => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

describe('002 section 6: superusers only; others are redirected to the current sport', () => {
  it.each([
    ['a guest', GUEST],
    ['a premium user', USER],
  ])('%s, without a question asked', async (_who, session) => {
    localStorage.setItem('ts-last-sport', 'nhl')
    const { history } = show('/developermode', {}, session)
    await eventually(() => history.at(-1) !== '/developermode')
    expect(history.at(-1)).toMatch(/^\/(?:nfl|nhl)$/)
    expect(asked).toEqual([])
  })

  it('an admin, by the word of the server, and no game was asked for', async () => {
    const { history } = show('/developermode', { role: 'admin' }, ADMIN)
    await eventually(() => history.at(-1) === '/nfl')
    expect(asked).toEqual(['/api/console/access'])
  })

  it('a session that calls itself a superuser and is none', async () => {
    const { history } = show('/developermode', { role: 403 })
    await eventually(() => history.at(-1) === '/nfl')
    expect(asked).toEqual(['/api/console/access'])
  })

  it('who cannot be checked is not let in, and may try again', async () => {
    show('/developermode', { role: 'offline' })
    expect(rendered.page.textContent).toContain('Verifying access...')
    await says('Failed to verify superuser access')
    press('Try Again')
    await eventually(() => asked.filter((path) => path.endsWith('/access')).length === 2)
  })
})

describe('002 section 2: a sport, a date and a game', () => {
  it('games are asked for through the proxy and labelled "AWAY @ HOME • date time"', async () => {
    await open()
    expect(asked).toContain(`${FEED}football/nfl/scoreboard?dates=20260904&limit=100`)
    const options = [...field('Game', 'select').querySelectorAll('option')].map((one) => one.textContent)
    expect(options).toEqual(['PHI @ DAL • Sep 4 8:20 PM ET', 'AWA @ HOM • Sep 6 4:00 PM ET'])
    expect(card().dataset['game']).toBe('100')
    choose('Game', '101')
    expect(card().dataset['game']).toBe('101')
  })

  it('-1 and +1 day, another sport', async () => {
    const { history } = await open()
    press('-1 day')
    expect(history.at(-1)).toContain('date=2026-09-03')
    await eventually(() => asked.some((path) => path.includes('dates=20260903')))
    press('+1 day')
    expect(history.at(-1)).toContain('date=2026-09-04')
    press('NCAAF')
    await eventually(() => asked.some((path) => path.includes('college-football/scoreboard?dates=20260904')))
  })

  it('Refresh games asks once more and keeps what was done', async () => {
    await open()
    press('PHI score +1')
    const [requests, score] = [asked.length, scoreOf('away')]
    press('Refresh games')
    await eventually(() => asked.length > requests)
    const refresh = () =>
      [...rendered.page.querySelectorAll('button')].find((one) => one.textContent === 'Refresh games')
    await eventually(() => refresh()?.disabled === false)
    expect(score).toBe('18')
    expect(scoreOf('away')).toBe(score)
  })

  it('Back to Scoreboards leads to the current sport', async () => {
    await open()
    const back = [...rendered.page.querySelectorAll('a')].find(
      (one) => one.textContent === 'Back to Scoreboards',
    )
    expect(back?.getAttribute('href')).toBe('/nfl')
  })

  it.each([
    ['?sport=NFL', { events: [] }, 'No games found for the selected date.'],
    ['?sport=NFL', 503, 'Failed to load NFL games: 503'],
    ['?sport=nba', 502, 'Failed to load NBA games: 502'],
    ['?sport=NFL', 'offline', 'Failed to load games'],
    ['?sport=NFL', { events: 7 }, 'Failed to load games'],
    ['?sport=PGA', { events: [] }, 'Developer mode is not configured for PGA'],
  ] as const)('%s answered %j says so', async (query, feed, text) => {
    show(`/developermode${query}`, { feed })
    await says(text)
    expect(rendered.page.querySelector('article')).toBeNull()
  })
})

describe('002 section 4: presets and phases', () => {
  it('Live, Pregame, Final, Reset', async () => {
    await open()
    const loaded = card().outerHTML
    press('Live')
    expect(dataOf()).toEqual(['live', '1Q • 15:00'])
    press('Pregame')
    expect(dataOf()).toEqual(['scheduled', '0Q'])
    press('Final')
    expect(dataOf()).toEqual(['final', 'FINAL'])
    expect(field('Clock').value).toBe('0:00')
    expect(field('DAL timeouts').value).toBe('0')
    press('Reset')
    expect(card().outerHTML).toBe(loaded)
  })

  it.each(['NFL', 'NBA', 'MLB', 'NHL'] as const)('%s: the phases end at both ends', async (sport) => {
    await open(sport)
    const phases = phasesOf(sport)
    choose('Phase', phases[1]!)
    press('Previous phase')
    press('Previous phase')
    expect(field('Phase', 'select')).toHaveProperty('value', '0Q')
    choose('Phase', phases.at(-2)!)
    press('Next phase')
    press('Next phase')
    expect(field('Phase', 'select')).toHaveProperty('value', 'FINAL')
    expect(field('Clock').value).toBe('0:00')
  })

  const dataOf = () => [card().dataset['phase'], card().dataset['period']]
})

describe('002 section 5: the knobs and their clamps, on the card', () => {
  it('scores, never below zero', async () => {
    await open()
    press('Live')
    expect(scoreOf('away')).toBe('17')
    press('PHI score +1')
    expect(scoreOf('away')).toBe('18')
    for (let times = 0; times < 25; times++) press('DAL score -1')
    expect(scoreOf('home')).toBe('0')
  })

  it('the clock says what is typed', async () => {
    await open()
    press('Live')
    type(field('Clock'), '2:00')
    expect(card().dataset['period']).toBe('1Q • 2:00')
  })

  it('football: timeouts, down, distance, yard line, possession', async () => {
    await open()
    press('Live')
    expect(card().textContent).toContain('1st & 10')
    type(field('PHI timeouts'), '7')
    expect(field('PHI timeouts').value).toBe('3')
    type(field('PHI timeouts'), '1')
    expect(find(card(), '[data-team=away] [data-timeouts]').dataset['timeouts']).toBe('1')
    type(field('Down'), '3')
    type(field('Distance'), '7')
    type(field('Yard line'), '40')
    expect(card().textContent).toContain('3rd & 7')
    const ball = () =>
      card().querySelector('[data-possession]')?.closest('[data-team]')?.getAttribute('data-team')
    expect(ball()).toBe('away')
    press('Toggle possession (PHI)')
    expect(ball()).toBe('home')
    for (const [label, refused] of [
      ['Down', '5'],
      ['Distance', '100'],
      ['Yard line', '101'],
    ] as const) {
      type(field(label), refused)
      expect(field(label).value).toBe('')
    }
    expect(card().textContent).not.toContain('3rd')
    expect(card().querySelector('[data-timeouts]')).not.toBeNull()
  })

  it('basketball: shot clock and bonus', async () => {
    await open('NBA')
    press('Live')
    expect(card().textContent).toContain('Shot clock 24')
    type(field('Shot clock'), '-5')
    expect(card().textContent).toContain('Shot clock 0')
    press('Bonus')
    expect(card().textContent).toContain('Bonus')
  })

  it('baseball: count, outs and bases', async () => {
    await open('MLB')
    press('Live')
    for (let times = 0; times < 5; times++)
      for (const name of ['Balls', 'Strikes', 'Outs']) press(`${name} +1`)
    expect([...rendered.page.querySelectorAll('output')].slice(-3).map((one) => one.textContent)).toEqual([
      '3',
      '2',
      '3',
    ])
    expect(card().textContent).toContain('3 outs')
    press('Balls -1')
    expect(card().dataset['period']).toBe('Top 1st 2-2')
    const bases = card().innerHTML
    press('2nd base')
    expect(card().innerHTML).not.toBe(bases)
  })

  it('hockey: power play and strength', async () => {
    await open('NHL')
    press('Live')
    press('Power play')
    expect(card().textContent).toContain('Power play')
    press('Power play')
    type(field('Strength'), 'Empty Net')
    expect(card().textContent).toContain('Empty net')
  })

  it('Force mock odds: -3.5, -150 and +130, 47.5 in place of the real line', async () => {
    await open()
    press('Pregame')
    const odds = (kind: string) => card().querySelector(`[data-odds=${kind}] dd`)?.textContent
    expect(odds('spread')).toBe('DAL -7')
    click(find(rendered.page, 'input[role=switch]'))
    expect([odds('spread'), odds('moneyline'), odds('total')]).toEqual([
      'DAL -3.5',
      'PHI +130 · DAL -150',
      '47.5',
    ])
    press('Reset')
    expect(odds('spread')).toBe('DAL -3.5')
    click(find(rendered.page, 'input[role=switch]'))
    expect(odds('spread')).toBe('DAL -7')
  })
})

describe('the preview', () => {
  it('is a phone or a desktop', async () => {
    await open()
    expect(card().closest('[data-device]')?.getAttribute('data-device')).toBe('iPhone')
    press('Desktop')
    expect(card().closest('[data-device]')?.getAttribute('data-device')).toBe('Desktop')
  })

  it('leads nowhere and tells nothing of the real game', async () => {
    await open()
    press('Live')
    expect(card().querySelector('a, [data-ticker-slot]')).toBeNull()
    expect(find(card(), 'h2').textContent).not.toBe('')
  })
})

describe('the replay', () => {
  const slider = () => find<HTMLInputElement>(rendered.page, 'input[type=range]')
  const seek = (to: number) => {
    settle(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider(), String(to))
      slider().dispatchEvent(new Event('input', { bubbles: true }))
    })
  }

  it('is scrubbed from before the start to the end, and says where it is', async () => {
    await open()
    seek(1)
    expect(card().dataset['phase']).toBe('scheduled')
    seek(Number(slider().max) / 2)
    expect(card().dataset['phase']).toBe('live')
    expect(slider().getAttribute('aria-valuetext')).toContain(card().dataset['period'])
    seek(Number(slider().max))
    expect(card().dataset['phase']).toBe('final')
    press('Reset')
    expect(card().dataset['phase']).toBe('live')
  })

  it('goes from play to play', async () => {
    await open()
    press('Next play')
    expect(Number(slider().value)).toBeGreaterThan(0)
    const before = Number(slider().value)
    press('Next play')
    expect(Number(slider().value)).toBeGreaterThan(before)
    press('Previous play')
    expect(Number(slider().value)).toBe(before)
  })

  it('plays as fast as is chosen, and stops for a knob', async () => {
    await open()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    const pass = (ms: number) => settle(() => void vi.advanceTimersByTime(ms))
    press('Play')
    pass(1000)
    expect(Number(slider().value)).toBe(10)
    choose('Speed', '100')
    pass(1000)
    expect(Number(slider().value)).toBe(110)
    press('PHI score +1')
    pass(1000)
    expect(Number(slider().value)).toBe(110)
    press('Play')
    pass(60_000)
    expect(card().dataset['phase']).toBe('final')
    expect(slider().value).toBe(slider().max)
    press('Play')
    pass(100)
    expect(Number(slider().value)).toBe(10)
    press('Pause')
  })

  it('begins anew with another game', async () => {
    await open()
    seek(900)
    choose('Game', '101')
    expect(slider().value).toBe('0')
    expect(card().dataset['game']).toBe('101')
  })
})
