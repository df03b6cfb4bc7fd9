import { afterEach, beforeEach, vi } from 'vitest'
import { checkedJson } from '../../../backend/testing/checked-json'
import { permissionsOfTier, type Permission } from '../../../domain/people/tiers/permission'
import { sessionOf } from '../../../domain/people/users/session'
import type { GameUnderWay, TeamSeason } from '../../../domain/teams/team-season'
import { playedGame, sampleSeason } from '../../../domain/teams/testing/sample-season'
import { localValues } from '../../../platform/local-values'
import { serverReach } from '../../../platform/reach'
import { STORAGE_KEYS } from '../../../platform/storage-keys'
import { portsAtom } from '../../../state/ports'
import { sessionAtom } from '../../../state/session'
import { createStore, Provider } from '../../../state/store'
import { testPorts } from '../../../state/testing/test-ports'
import { createStorage } from '../../../storage/storage'
import { passTime } from '../../../ui/testing/pass-time'
import { find, render, type Rendered } from '../../../ui/testing/render'
import { TeamScreen } from '../team-screen'

export const NOW = Date.parse('2026-10-25T16:00:00Z')
/** What a season tells of each game, whatever its phase. */
export const GAME_FACTS = {
  opponent: playedGame().opponent,
  isHome: false,
  isNeutral: false,
  part: 'regular',
} as const
export const LIVE_GAME: GameUnderWay = {
  ...GAME_FACTS,
  id: '70',
  start: '2026-10-25T15:00:00Z',
  phase: 'live',
  own: 7,
  theirs: 3,
}
export const CAN = permissionsOfTier('verified')

/** The server's answers to the requests for the season and for kept lines, and what was asked. */
export const team = {
  answer: () => Response.error(),
  lines: () => Response.json({ rows: [], missing: [] }),
  asked: [] as string[],
  storage: createStorage(),
  store: createStore(),
  rendered: undefined as Rendered | undefined,
  get page(): HTMLElement {
    if (!this.rendered) throw new Error('Nothing is shown yet')
    return this.rendered.page
  },
}

export function showTeamForEach(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW })
    localValues.remove(STORAGE_KEYS.clock)
    team.storage = createStorage()
    team.asked = []
    team.lines = () => Response.json({ rows: [], missing: [] })
    vi.stubGlobal('fetch', async (path: string) => {
      team.asked.push(path)
      return path.startsWith('/api/odds') ? team.lines() : team.answer()
    })
  })
  afterEach(() => {
    team.rendered?.close()
    team.rendered = undefined
    serverReach.answered()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
}

export const answers = (season: Partial<TeamSeason>) => () =>
  checkedJson({ v: 1, sport: 'NFL', ...sampleSeason(season) })

export const sessionWith = (can: readonly Permission[]) =>
  sessionOf({ id: 'ann', tier: 'verified', can: [...can] })!

export async function show(can: readonly Permission[] = CAN, locked?: string) {
  team.store = createStore()
  team.store.set(portsAtom, testPorts(team.storage))
  team.store.set(sessionAtom, sessionWith(can))
  team.rendered = render(screenOf('12', locked))
  await passTime(10)
}

/** The same screen goes on with another team. */
export async function showTeam(id: string, locked?: string) {
  team.rendered?.show(screenOf(id, locked))
  await passTime(10)
}

const screenOf = (id: string, locked?: string) => (
  <Provider store={team.store}>
    <TeamScreen slug="nfl" id={id} locked={locked} />
  </Provider>
)

export const part = (title: string) => team.page.querySelector(`[data-part="${title}"]`)
export const gamesIn = (title: string) => [...(part(title)?.querySelectorAll('a') ?? [])]
export const textIn = (selector: string) => find(team.page, selector).textContent
