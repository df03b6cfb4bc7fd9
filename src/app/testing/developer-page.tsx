import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { DeveloperSport } from '../../domain/operations/simulator/simulated-game'
import { PERMISSIONS } from '../../domain/people/tiers/permission'
import { sessionOf } from '../../domain/people/users/session'
import { sampleCompetitor, sampleEvent } from '../../feeds/espn/testing/sample-event'
import { portsAtom, type Ports } from '../../state/ports'
import { sessionAtom, type Session } from '../../state/session'
import { createStore, Provider } from '../../state/store'
import { click, eventually, find, render, settle, type Rendered } from '../../ui/testing/render'
import { DeveloperPage } from '../developer-page'

const SUPERUSER = sessionOf({ id: 'op', tier: 'registered', can: PERMISSIONS })!
export const FEED = '/api/espn/apis/site/v2/sports/'

interface World {
  /** The role that the server reports for the user, a status, or `offline`. */
  readonly role?: string | number
  /** What the proxy answers for a league's scoreboard: a list of events, a status, `offline`, or nothing (`silent`). */
  readonly feed?: object | string | number
}

let rendered: Rendered
let asked: string[] = []
let feedNow: NonNullable<World['feed']>
let held: Promise<void> | undefined
const fetchBefore = globalThis.fetch

/** The paths that the page has requested from the server. */
export const askedPaths = (): readonly string[] => asked
export const page = (): HTMLElement => rendered.page

export function leaveDeveloperPage(): void {
  rendered.close()
  globalThis.fetch = fetchBefore
  asked = []
  localStorage.clear()
}

const answerOf = (answer: string | number | object) => {
  if (answer === 'silent') return new Promise<Response>(() => undefined)
  if (answer === 'offline') return Promise.reject(new TypeError('Failed to fetch'))
  const [status, body] = typeof answer === 'number' ? [answer, {}] : [200, answer]
  return Promise.resolve(new Response(JSON.stringify(body), { status }))
}

function answerFrom(feed: NonNullable<World['feed']>): Promise<Response> {
  const before = held
  held = undefined
  return before ? before.then(() => answerOf(feed)) : answerOf(feed)
}

/** The next request for games waits for its answer until the returned function is called. */
export function holdNextGames(): () => void {
  let release = () => {}
  held = new Promise((resolve) => (release = resolve))
  return () => release()
}

export function showDeveloperPage(
  address: string,
  { role = 'superuser', feed = games() }: World,
  session: Session = SUPERUSER,
) {
  feedNow = feed
  globalThis.fetch = ((path: string) => {
    asked.push(path)
    if (path === '/api/console/access')
      return answerOf(
        role === 'offline' || typeof role === 'number' ? role : { role, time: { now: Date.now(), rate: 1 } },
      )
    if (path.startsWith(FEED)) return answerFrom(feedNow)
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

/** What the proxy answers from now on. */
export function answerFeed(feed: NonNullable<World['feed']>): void {
  feedNow = feed
}

/** Two games; the visitors of the first, PHI, have this score. */
export function games(sport: DeveloperSport = 'NFL', score = '17') {
  const side = (homeAway: 'home' | 'away', abbreviation: string) => {
    const competitor = sampleCompetitor(homeAway)
    return {
      ...competitor,
      ...(homeAway === 'away' && { score }),
      team: { ...(competitor['team'] as object), abbreviation },
    }
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
export async function openDeveloperPage(sport: DeveloperSport = 'NFL') {
  const shown = showDeveloperPage(`/developermode?sport=${sport}&date=2026-09-04`, { feed: games(sport) })
  await eventually(() => shown.page.querySelector('article') !== null)
  return shown
}
export const untilPageSays = (text: string) => eventually(() => rendered.page.textContent.includes(text))
export const card = () => find(rendered.page, 'article[data-game]')
export const scoreOf = (side: string) => find(card(), `[data-team=${side}]`).dataset['score']
export const press = (name: string) => {
  const found = [...rendered.page.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent.trim()) === name,
  )
  if (!found) throw new Error(`There is no button ${name}`)
  click(found)
}
export function field<T extends HTMLElement = HTMLInputElement>(label: string, kind = 'input'): T {
  const found = [...rendered.page.querySelectorAll('label')].find((one) => one.textContent.startsWith(label))
  const id = found?.getAttribute('for')
  return find<T>(id ? rendered.page : (found ?? rendered.page), id ? `[id="${id}"]` : kind)
}
export const choose = (label: string, value: string) => {
  const select = field<HTMLSelectElement>(label, 'select')
  settle(() => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
}
