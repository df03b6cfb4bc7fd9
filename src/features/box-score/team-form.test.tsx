import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TeamForm } from '../../domain/box-score/team-form'
import { permissionsOfTier } from '../../domain/people/tiers/permission'
import type { Tier } from '../../domain/people/tiers/tier'
import { sessionOf } from '../../domain/people/users/session'
import { accountAtom } from '../../state/account'
import { sessionAtom } from '../../state/session'
import { createStore, Provider } from '../../state/store'
import { accountWith } from '../../state/testing/account'
import { passTime } from '../../ui/testing/pass-time'
import { click, render, type Rendered } from '../../ui/testing/render'
import { TeamForms } from './team-form'
import { FULL_ANSWER } from './testing/answers'

const past = { start: '2026-10-18T17:00:00Z', opponent: 'NY', isHome: true, own: 24, theirs: 20 }
const HOME: TeamForm = {
  team: 'SEA',
  record: '7-4',
  split: '4-1',
  where: 'home',
  last: [{ ...past, id: '7' }],
}
const AWAY: TeamForm = { team: 'SF', record: '5-6', split: '', where: 'road', last: [] }

describe('team analytics, for verified users', () => {
  let rendered: Rendered
  let asked: string[] = []
  beforeEach(() => {
    vi.useFakeTimers()
    asked = []
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path)
      return Response.json({ rows: [{ game_id: '7', home_spread: -3.5 }], missing: [] })
    })
  })
  afterEach(() => {
    rendered.close()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  async function show(
    tier: Exclude<Tier, 'guest'>,
    changes: object = { teamForm: { away: AWAY, home: HOME } },
    can = permissionsOfTier(tier),
  ) {
    const store = createStore()
    store.set(accountAtom, accountWith({}))
    store.set(sessionAtom, sessionOf({ id: 'ann', tier, can: [...can] })!)
    rendered = render(
      <Provider store={store}>
        <TeamForms slug="nfl" answer={{ ...FULL_ANSWER, ...changes }} />
      </Provider>,
    )
    await passTime(10)
  }
  const texts = (selector: string) =>
    [...rendered.page.querySelectorAll(selector)].map(({ textContent }) => textContent)
  const choose = async (team: string) => {
    click([...rendered.page.querySelectorAll('button')].find(({ textContent }) => textContent === team)!)
    await passTime(10)
  }

  it('says what is known of each team and from how many games, with the kept lines', async () => {
    await show('verified')
    expect(texts('dd')).toEqual(['5-6'])
    await choose('SEA')
    expect(texts('dd')).toEqual([
      '7-4',
      '4-1',
      '1-0 (W)',
      '24.0 scored, 20.0 allowed',
      '1-0 in 1 game with a line',
    ])
    expect(texts('p').at(-1)).toMatch(/^From 1 game since /)
    expect(asked).toEqual(['/api/odds/nfl?ids=7'])
  })

  it('asks for no lines when the user may not see odds', async () => {
    await show(
      'verified',
      undefined,
      permissionsOfTier('verified').filter((one) => one !== 'view_betting_odds'),
    )
    await choose('SEA')
    expect([asked, texts('dd').length]).toEqual([[], 4])
  })

  it('is locked for users who may not see it, and shows nothing where the feed tells nothing', async () => {
    await show('registered', { locked: ['view_team_analytics'] })
    expect(texts('[data-locked=view_team_analytics]')).toHaveLength(1)
    rendered.close()
    const empty = { team: 'SF', record: '', split: '', last: [] }
    await show('verified', {
      teamForm: { away: { ...empty, where: 'road' }, home: { ...empty, where: 'home' } },
    })
    expect(rendered.page.textContent).toBe('')
  })
})
