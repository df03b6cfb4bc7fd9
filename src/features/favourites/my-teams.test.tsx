import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionOf } from '../../domain/people/users/session'
import type { KnownTeam } from '../../domain/teams/known-team'
import { favouritesAtom, setFavouriteAtom } from '../../state/favourites'
import { portsAtom } from '../../state/ports'
import { GUEST, sessionAtom } from '../../state/session'
import { createStore, Provider } from '../../state/store'
import { testPorts } from '../../state/testing/test-ports'
import { createStorage, type Storage } from '../../storage/storage'
import { click, eventually, find, render, settle, type Rendered } from '../../ui/testing/render'
import { type } from '../../ui/testing/forms'
import { MyTeams } from './my-teams'

const team = (id: string, displayName: string): KnownTeam => ({
  id,
  name: displayName.split(' ').at(-1)!,
  displayName,
  abbreviation: displayName.slice(0, 3).toUpperCase(),
})
let rendered: Rendered
let storage: Storage
let store: ReturnType<typeof createStore>

beforeEach(async () => {
  storage = createStorage()
  store = createStore()
  store.set(portsAtom, testPorts(storage))
  // The teams are so fresh that the app does not ask the server for newer ones.
  const checkedAt = new Date().toISOString()
  const nfl = [team('12', 'Kansas City Chiefs'), team('3', 'Chicago Bears'), team('22', 'Arizona Cardinals')]
  await storage.save('teams', { slug: 'nfl', teams: nfl, checkedAt })
  await storage.save('teams', { slug: 'mlb', teams: [team('24', 'St. Louis Cardinals')], checkedAt })
})
afterEach(() => {
  rendered.close()
  vi.unstubAllGlobals()
})

async function show() {
  rendered = render(
    <Provider store={store}>
      <MyTeams />
    </Provider>,
  )
  await eventually(() => namesIn('All teams').length > 0)
}
const section = (label: string) => find(rendered.page, `section[aria-label="${label}"]`)
const lines = (label: string) => [...section(label).querySelectorAll<HTMLElement>('[data-favourite]')]
const namesIn = (label: string) => lines(label).map(({ textContent }) => textContent)
const press = (text: string, within: ParentNode = rendered.page) =>
  click([...within.querySelectorAll('button')].find(({ textContent }) => textContent.includes(text))!)
const said = () => find(rendered.page, '[role=status]').textContent
const isSeen = () => !find(rendered.page, '[role=status]').matches('.visually-hidden')
const search = (text: string) => type(find<HTMLInputElement>(rendered.page, 'input[type=search]'), text)

describe('my teams', () => {
  it('shows nobody the teams of the user before', async () => {
    const ann = sessionOf({ id: 'ann', email: 'ann@fans.example', tier: 'registered' })!
    store.set(sessionAtom, ann)
    store.set(setFavouriteAtom, 'nfl/3', true)
    await show()
    expect(namesIn('Your teams')).toEqual([expect.stringContaining('Chicago Bears')])
    settle(() => store.set(sessionAtom, GUEST))
    expect(namesIn('Your teams')).toEqual([])
  })

  it('asks a user without teams to choose some, and offers those of the NFL first', async () => {
    await show()
    expect(section('Your teams').textContent).toBe(
      'Choose your teams: their games come first on every board.',
    )
    expect(find(rendered.page, '[role=group] [aria-pressed=true]').textContent).toBe('NFL')
    expect(namesIn('All teams')).toEqual([
      'ARIArizona Cardinals',
      'CHIChicago Bears',
      'KANKansas City Chiefs',
    ])
  })

  it('takes a team in and out again with a press on its line, which stays where it is', async () => {
    await show()
    press('Chicago Bears')
    expect([...store.get(favouritesAtom)]).toEqual(['nfl/3'])
    expect(lines('All teams').map((line) => line.getAttribute('aria-pressed'))).toEqual([
      'false',
      'true',
      'false',
    ])
    expect(namesIn('Your teams')).toEqual([])
    press('Chicago Bears')
    expect([...store.get(favouritesAtom)]).toEqual([])
  })

  it('lists the teams that were chosen before with their league, and opens at that league', async () => {
    await show()
    press('MLB')
    press('St. Louis Cardinals')
    rendered.close()
    await show()
    expect(namesIn('Your teams')).toEqual(['ST.St. Louis CardinalsMLB'])
    expect(find(rendered.page, '[role=group] [aria-pressed=true]').textContent).toBe('MLB')
    press('St. Louis Cardinals', section('Your teams'))
    // A team that was removed by mistake can still be put back.
    expect(lines('Your teams').map(({ dataset }) => dataset['favourite'])).toEqual(['false'])
  })

  it('lets a team go whose name has not come yet', async () => {
    const checkedAt = new Date().toISOString()
    await storage.save('teams', { slug: 'nba', teams: [team('1', 'Atlanta Hawks')], checkedAt })
    store.set(setFavouriteAtom, 'nba/5', true)
    await show()
    expect(namesIn('Your teams')).toEqual(['NBANBA teamNBA'])
    press('NBA team')
    expect([...store.get(favouritesAtom)]).toEqual([])
  })

  it('says when the teams of a league without any will appear', async () => {
    await show()
    press('NHL')
    expect(section('All teams').textContent).toContain(
      'Teams stand here once they have been on a scoreboard.',
    )
  })
})

describe('a search for a team', () => {
  it('finds it in every league, by name, and says which league it is', async () => {
    await show()
    search('cardinals')
    const found = () => namesIn('Found teams').toSorted()
    expect(found()).toEqual(['ARIArizona CardinalsNFL', 'ST.St. Louis CardinalsMLB'])
    expect(rendered.page.querySelector('section[aria-label="Your teams"]')).toBeNull()
    search('  ')
    expect(section('Your teams')).not.toBeNull()
  })

  it('puts the best match first, once the code that sorts has loaded', async () => {
    const teams = [team('1', 'Aces Bearsville'), team('3', 'Chicago Bears')]
    await storage.save('teams', { slug: 'nfl', teams, checkedAt: new Date().toISOString() })
    await show()
    search(' Bears ')
    expect(namesIn('Found teams')[0]).toBe('ACEAces BearsvilleNFL')
    await eventually(() => namesIn('Found teams')[0] === 'CHIChicago BearsNFL')
    expect(namesIn('Found teams')).toHaveLength(2)
  })

  it('is typed without corrections, as browsers do not know the names of teams', async () => {
    await show()
    const field = find(rendered.page, 'input[type=search]')
    expect(['autocorrect', 'spellcheck'].map((name) => field.getAttribute(name))).toEqual(['off', 'false'])
  })

  it('says that none matches', async () => {
    await show()
    search(' xyzzy ')
    expect([said(), isSeen()]).toEqual(['No team matches “xyzzy”.', true])
    expect(rendered.page.querySelector('section[aria-label="Found teams"]')).toBeNull()
  })

  it('tells screen readers how many were found, in words that come into what was there, and not all names', async () => {
    await show()
    expect([said(), rendered.page.querySelector('[aria-live]')]).toEqual(['', null])
    search('cardinals')
    expect([said(), isSeen()]).toEqual(['2 teams found', false])
    search('arizona')
    expect(said()).toBe('1 team found')
    search('')
    expect(said()).toBe('')
  })
})

it('the server is asked for the teams there are, when this device has not asked lately', async () => {
  storage = createStorage()
  store.set(portsAtom, testPorts(storage))
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({ teams: { nfl: [team('3', 'Chicago Bears')] } })
  })
  await show()
  expect(asked).toEqual(['/api/teams'])
  expect(namesIn('All teams')).toEqual(['CHIChicago Bears'])
})
