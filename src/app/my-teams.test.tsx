import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { liveGame, storedBoard, team } from '../features/scoreboard/testing/games'
import { favouritesAtom, setFavouriteAtom } from '../state/favourites'
import { settingsOpenAtom } from '../state/settings'
import { type } from '../ui/testing/forms'
import { click, eventually, find, settle } from '../ui/testing/render'
import { renderApp } from './testing/render-app'
// Loaded here before it is asked for: on a busy machine that takes longer than a test waits.
import '../features/favourites/rank-teams'

type RenderedApp = Awaited<ReturnType<typeof renderApp>>

let app: RenderedApp
const KNOWN = {
  nfl: [
    { id: '12', name: 'Chiefs', displayName: 'Kansas City Chiefs', abbreviation: 'KC' },
    { id: '13', name: 'Raiders', displayName: 'Las Vegas Raiders', abbreviation: 'LV' },
  ],
  mlb: [{ id: '7', name: 'Royals', displayName: 'Kansas City Royals', abbreviation: 'KC' }],
  cricket: [{ id: '1', name: 'No', displayName: 'No team', abbreviation: 'NO' }],
}

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ teams: KNOWN }))
})
afterEach(async () => {
  await app.close()
  vi.unstubAllGlobals()
})

const lines = (section: string) => [
  ...app.page.querySelectorAll<HTMLButtonElement>(`section[aria-label="${section}"] li > button`),
]
const names = (section: string) => lines(section).map((line) => line.textContent)

async function openMyTeams() {
  settle(() => app.store.set(settingsOpenAtom, true))
  const entry = () =>
    [...app.page.querySelectorAll('dialog button')].find(({ textContent }) => textContent === 'My Teams')
  await eventually(() => entry() !== undefined, 2000)
  click(entry() as HTMLElement)
}

const searchFor = (text: string) => type(find(app.page, 'dialog input[type=search]'), text)

describe('My Teams in the settings', () => {
  it('stays open when the phone is turned', async () => {
    const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: object): void } }
    happyDOM.setViewport({ width: 390, height: 844 })
    app = await renderApp('/nfl', { boards: [storedBoard({ games: [] })] })
    await openMyTeams()
    settle(() => happyDOM.setViewport({ width: 844, height: 390 }))
    await eventually(() => lines('All teams').length > 0, 2000)
    settle(() => happyDOM.setViewport({ width: 1024, height: 768 }))
  })

  it('has the teams of the server and of the boards on this device, league by league', async () => {
    const game = liveGame({ homeTeam: team('12', { displayName: 'Chiefs of today' }), awayTeam: team('1') })
    app = await renderApp('/nfl', { boards: [storedBoard({ games: [game] })] })
    await openMyTeams()
    await eventually(() => lines('All teams').length === 3, 2000)
    expect(names('All teams')).toEqual(['12Chiefs of today', 'LVLas Vegas Raiders', '1The 1'])
    const leagues = [...app.page.querySelectorAll<HTMLElement>('[aria-label=League] > button')]
    click(leagues.find(({ textContent }) => textContent === 'MLB')!)
    await eventually(() => lines('All teams').length === 1, 2000)
    expect(names('All teams')).toEqual(['KCKansas City Royals'])
  })

  it('makes a team a favourite, and moves no line while one chooses', async () => {
    app = await renderApp('/nfl')
    settle(() => app.store.set(setFavouriteAtom, 'nfl/13', true))
    await openMyTeams()
    await eventually(() => lines('All teams').length === 2, 2000)
    click(lines('All teams')[0]!)
    expect([...app.store.get(favouritesAtom)].toSorted()).toEqual(['nfl/12', 'nfl/13'])
    expect(names('Your teams')).toEqual(['LVLas Vegas RaidersNFL'])
    click(lines('Your teams')[0]!)
    expect([...app.store.get(favouritesAtom)]).toEqual(['nfl/12'])
    expect(lines('Your teams').map((line) => line.getAttribute('aria-pressed'))).toEqual(['false'])
    searchFor('x')
    searchFor('')
    expect(names('Your teams')).toEqual(['KCKansas City ChiefsNFL'])
  })

  it('is searched over all leagues by the rule of the boards', async () => {
    app = await renderApp('/nfl')
    await openMyTeams()
    await eventually(() => lines('All teams').length === 2, 2000)
    searchFor('kansas')
    await eventually(() => lines('Found teams').length === 2, 2000)
    expect(names('Found teams').toSorted()).toEqual(['KCKansas City ChiefsNFL', 'KCKansas City RoyalsMLB'])
    searchFor('rayders')
    expect(names('Found teams')).toEqual(['LVLas Vegas RaidersNFL'])
    searchFor('xyz')
    expect(find(app.page, 'dialog').textContent).toContain('No team matches “xyz”.')
  })
})
