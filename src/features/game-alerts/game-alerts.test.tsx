import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { GameAlerts as Told } from '../../domain/people/game-alerts/game-alert'
import { permissionsOfTier } from '../../domain/people/tiers/permission'
import type { Tier } from '../../domain/people/tiers/tier'
import { sessionOf, type Session } from '../../domain/people/users/session'
import { liveGame, sampleHead } from '../../domain/testing/sample-game'
import { gameAlertsAtom, openAlertsAtom, type OpenAlerts, unreadAlertsAtom } from '../../state/game-alerts'
import { portsAtom } from '../../state/ports'
import { sessionAtom } from '../../state/session'
import { createStore, Provider, type Store } from '../../state/store'
import { testPorts } from '../../state/testing/test-ports'
import { alertsKey } from '../../storage/game-alerts'
import { createStorage, type Storage } from '../../storage/storage'
import { viewerOf } from '../../storage/viewer'
import { passTime } from '../../ui/testing/pass-time'
import { click, render, settle, type Rendered } from '../../ui/testing/render'
import { GameAlerts } from './game-alerts'

const GAME = liveGame({ id: '401' })
const RULE = {
  target: 'nfl/1',
  label: 'Every game of Hom City Homes',
  kinds: ['final'],
  points: 2,
  at: 1,
} as const
const ALERT = { kind: 'final', slug: 'nfl', gameId: '401', title: 'NFL · Final', body: 'Homes 7' } as const
const TOLD: Told = {
  rules: [RULE, { ...RULE, target: 'nfl/2', kinds: [] }],
  alerts: [
    { ...ALERT, id: 'b', at: 20 },
    { ...ALERT, id: 'a', at: 10 },
  ],
  readTo: 10,
}

describe('game alerts', () => {
  let rendered: Rendered
  let store: Store
  let storage: Storage
  beforeEach(() => {
    vi.useFakeTimers()
    store = createStore()
    storage = createStorage()
  })
  afterEach(() => {
    rendered.close()
    vi.useRealTimers()
  })

  const keep = (session: Session, told: Told) =>
    storage.save('gameAlerts', {
      key: alertsKey(viewerOf(session)),
      told,
      checkedAt: '2026-10-25T18:00:00Z',
    })

  async function show(tier: Exclude<Tier, 'guest'>, open: OpenAlerts, told: Told | 'not loaded' = TOLD) {
    const session = sessionOf({ id: 'ann', tier, can: [...permissionsOfTier(tier)] })!
    store.set(portsAtom, testPorts(storage))
    store.set(sessionAtom, session)
    store.set(openAlertsAtom, open)
    if (told !== 'not loaded') {
      store.set(gameAlertsAtom, told)
      await keep(session, told)
    }
    rendered = render(
      <Provider store={store}>
        <Router hook={memoryLocation({ path: '/nfl' }).hook}>
          <GameAlerts locked={<p>What it would take</p>} />
        </Router>
      </Provider>,
    )
    await passTime(10)
    return viewerOf(session)
  }
  const texts = (selector: string) =>
    [...rendered.page.querySelectorAll(selector)].map(({ textContent }) => textContent)
  const entries = async () =>
    (await storage.readAll('outbox')).map(({ kind, body, user }) => ({ kind, body, user }))
  const flip = (label: string) => {
    const lines = [...rendered.page.querySelectorAll('label')]
    click(lines.find(({ textContent }) => textContent?.startsWith(label))!.querySelector('input')!)
  }

  it('lists the alerts, new ones marked, and counts them as read once they are shown', async () => {
    const viewer = await show('premium', { kind: 'all' })
    expect(texts('[data-alert] strong')).toEqual(['NFL · Final, new', 'NFL · Final'])
    expect(await entries()).toEqual([{ kind: 'alerts-read', body: { to: 20 }, user: 'ann' }])
    expect((await storage.read('gameAlerts', alertsKey(viewer)))?.told.readTo).toBe(20)
  })

  it('counts an alert as read that comes while they are shown, and marks it as new', async () => {
    await show('premium', { kind: 'all' })
    const alerts = [{ ...ALERT, id: 'c', at: 30 }, ...TOLD.alerts]
    await keep(sessionOf({ id: 'ann', tier: 'premium', can: [...permissionsOfTier('premium')] })!, {
      ...TOLD,
      alerts,
    })
    await passTime(10)
    expect(texts('[data-new=true] strong')).toEqual(['NFL · Final, new', 'NFL · Final, new'])
    expect((await entries()).at(-1)).toEqual({ kind: 'alerts-read', body: { to: 30 }, user: 'ann' })
  })

  it('marks as new what is new to the user who is signed in now', async () => {
    await show('premium', { kind: 'all' })
    const ben = sessionOf({ id: 'ben', tier: 'premium', can: [...permissionsOfTier('premium')] })!
    const told = { ...TOLD, alerts: [{ ...TOLD.alerts[0]!, id: 'c', at: 30 }], readTo: 30 }
    await keep(ben, told)
    settle(() => store.set(sessionAtom, ben))
    await passTime(10)
    expect(texts('[data-alert] strong')).toEqual(['NFL · Final'])
  })

  it('lists no alert of a league that operators hide while it is open', async () => {
    const nba = { ...TOLD.alerts[0]!, id: 'c', slug: 'nba', title: 'NBA · Final', at: 30 } as const
    await show('premium', { kind: 'all' }, { ...TOLD, alerts: [nba, ...TOLD.alerts], readTo: 30 })
    await storage.save('heads', sampleHead({ id: 'nba', visible: false }))
    await passTime(10)
    expect(texts('[data-alert] strong')).toEqual(['NFL · Final', 'NFL · Final'])
  })

  it('lists only rules that ask for at least one kind of alert', async () => {
    const rules = [{ ...RULE, kinds: ['start', 'final'] }, ...TOLD.rules.slice(1)] as const
    await show('premium', { kind: 'all' }, { ...TOLD, rules })
    expect(texts('[data-rule] summary')).toEqual(['Every game of Hom City HomesStart · Final score'])
  })

  it('says what will be listed here while there is nothing', async () => {
    await show('premium', { kind: 'all' }, { rules: [], alerts: [], readTo: 0 })
    expect(rendered.page.textContent).toContain('What your alerts find stands here.')
    expect(rendered.page.textContent).toContain('Open a game and press the bell')
    expect(await entries()).toEqual([])
  })

  it('sets a rule for a game at once, and tells the server by the outbox', async () => {
    const viewer = await show('premium', { kind: 'game', slug: 'nfl', game: GAME })
    expect(texts('[aria-label="Alerts for Awa City Aways at Hom City Homes"]')).toHaveLength(1)
    flip('Final score')
    await passTime(10)
    const rule = {
      target: 'nfl/game/401',
      label: 'Awa City Aways at Hom City Homes',
      kinds: ['final'],
      points: 2,
    }
    expect(await entries()).toEqual([{ kind: 'alert-rule', body: rule, user: 'ann' }])
    const kept = (await storage.read('gameAlerts', alertsKey(viewer)))?.told.rules
    expect(kept?.find(({ target }) => target === 'nfl/game/401')).toMatchObject(rule)
  })

  it('offers rules for the game or for either team, each with its own kinds', async () => {
    await show('premium', { kind: 'game', slug: 'nfl', game: GAME })
    expect(texts('[aria-label="Alerts for"] button')).toEqual(['This game', 'AWA', 'HOM'])
    click([...rendered.page.querySelectorAll<HTMLElement>('[aria-label="Alerts for"] button')].at(-1)!)
    const on = [...rendered.page.querySelectorAll<HTMLInputElement>('input:checked')]
    expect(on.map((one) => one.closest('label')?.textContent)).toEqual([
      expect.stringMatching(/^Final score/),
    ])
  })

  it('says what each kind means, and lets the user choose how far a line has to move', async () => {
    await show('premium', { kind: 'game', slug: 'nfl', game: GAME })
    expect(texts('label')).toEqual([
      expect.stringContaining('When the game begins'),
      expect.stringContaining('Within 8 points in the last 5 minutes or overtime'),
      expect.stringContaining('When a team goes ahead that did not lead'),
      expect.stringContaining('When the game is over'),
      expect.stringContaining('When spread or total stands 2 or more from where it opened'),
    ])
    const farther = '[aria-label="How far the line has to move"] button'
    expect(texts(farther)).toEqual([])
    flip('Line moves')
    await passTime(10)
    expect(texts(farther)).toEqual(['1 point', '2 points', '3 points', '5 points'])
    expect(texts(`${farther}[aria-pressed=true]`)).toEqual(['2 points'])
    click([...rendered.page.querySelectorAll<HTMLElement>(farther)].at(-1)!)
    await passTime(10)
    expect((await entries()).at(-1)).toMatchObject({ body: { kinds: ['line'], points: 5 } })
    expect(texts('label').at(-1)).toContain('stands 5 or more')
  })

  it('leaves the other kinds of a rule alone when one is turned on or off', async () => {
    await show('premium', { kind: 'game', slug: 'nfl', game: GAME })
    click([...rendered.page.querySelectorAll<HTMLElement>('[aria-label="Alerts for"] button')].at(-1)!)
    flip('Start')
    await passTime(10)
    const label = 'Every game of Hom City Homes'
    expect((await entries()).at(-1)).toMatchObject({
      body: { target: 'nfl/1', label, kinds: ['start', 'final'] },
    })
    flip('Final score')
    await passTime(10)
    expect((await entries()).at(-1)).toMatchObject({ body: { target: 'nfl/1', kinds: ['start'] } })
  })

  const isOn = (label: string) => {
    const all = [...rendered.page.querySelectorAll<HTMLInputElement>('input:checked')]
    return all.some((one) => one.closest('label')?.textContent?.startsWith(label))
  }

  it.each([
    ['', 1],
    [', also when the clock was set back since the rule was set', Date.now() + 86_400_000],
  ])('keeps each kind that is turned on in quick succession%s', async (_when, at) => {
    await show('premium', { kind: 'all' }, { ...TOLD, rules: [{ ...RULE, kinds: ['lead'], at }] })
    flip('Start')
    flip('Final score')
    expect(['Start', 'Lead change', 'Final score'].map(isOn)).toEqual([true, true, true])
    await passTime(10)
    const kinds = ['start', 'lead', 'final']
    expect((await entries()).at(-1)).toMatchObject({ body: { target: 'nfl/1', kinds } })
    expect(['Start', 'Lead change', 'Final score'].map(isOn)).toEqual([true, true, true])
  })

  it('shows a choice until the device has stored it, and then what is stored, as after a refusal', async () => {
    const viewer = await show('premium', { kind: 'all' })
    flip('Start')
    await passTime(10)
    expect(isOn('Start')).toBe(true)
    await storage.change('gameAlerts', [alertsKey(viewer)], (stored) => ({ ...stored!, told: TOLD }))
    await passTime(10)
    expect([isOn('Start'), isOn('Final score')]).toEqual([false, true])
  })

  it('keeps a rule that was just switched off in the list until the dialog is closed', async () => {
    await show('premium', { kind: 'all' })
    const name = 'Every game of Hom City Homes'
    flip('Final score')
    await passTime(10)
    expect(texts('[data-rule] summary')).toEqual([`${name}Nothing any more`])
    rendered.close()
    await show('premium', { kind: 'all' }, { ...TOLD, rules: [{ ...RULE, kinds: [] }] })
    expect(texts('[data-rule]')).toEqual([])
  })

  it('sorts the rules by name', async () => {
    const rules = ['Zebras', 'Aces'].map((label, at) => ({ ...RULE, target: `nfl/${at}`, label }) as const)
    await show('premium', { kind: 'all' }, { ...TOLD, rules: rules as never })
    expect(texts('[data-rule] strong')).toEqual(['Aces', 'Zebras'])
  })

  it('says of a game without a team or an id that there are no alerts', async () => {
    const nobody = { id: '-1', name: 'TBD', displayName: 'TBD', abbreviation: 'TBD', score: 0, record: '' }
    const game = liveGame({ id: '', homeTeam: nobody, awayTeam: nobody })
    await show('premium', { kind: 'game', slug: 'nfl', game })
    expect(rendered.page.textContent).toContain('There are no alerts for this game.')
  })

  it('leads from an alert to its game, and closes', async () => {
    await show('premium', { kind: 'all' })
    const [link] = rendered.page.querySelectorAll<HTMLAnchorElement>('[data-alert] a')
    expect(link?.getAttribute('href')).toBe('/nfl/game/401')
    click(link!)
    expect([store.get(openAlertsAtom), rendered.page.textContent]).toEqual([undefined, ''])
  })

  it('says how long ago each alert was, and marks those since the last look as new', async () => {
    await show('premium', { kind: 'all' })
    expect(texts('[data-new=true] strong')).toEqual(['NFL · Final, new'])
    expect(texts('[data-alert]')[0]).toContain('Homes 7')
    expect(texts('[data-alert]')[0]).toMatch(/ago/)
  })

  it('says nothing while the device is still being read', async () => {
    vi.spyOn(storage, 'read').mockReturnValue(new Promise(() => {}))
    await show('premium', { kind: 'all' }, 'not loaded')
    expect(rendered.page.textContent).toBe('Game alerts')
  })

  it('says that nothing was loaded yet', async () => {
    await show('premium', { kind: 'all' })
    await storage.remove('gameAlerts', () => true)
    await passTime(10)
    expect(texts('[role=status]')).toEqual(['Your alerts have not been loaded on this device yet.'])
  })

  it('offers line moves in leagues with odds only', async () => {
    await show('premium', { kind: 'game', slug: 'nfl', game: GAME })
    expect(texts('label').filter((text) => text?.startsWith('Line moves'))).toHaveLength(1)
    rendered.close()
    await show('premium', { kind: 'game', slug: 'ncaab', game: GAME })
    expect(texts('label')).toEqual([
      expect.stringMatching(/^Start/),
      expect.stringMatching(/^Close finish/),
      expect.stringMatching(/^Lead change/),
      expect.stringMatching(/^Final score/),
    ])
  })

  it('shows users who may not have alerts what it would take, and nothing else', async () => {
    await show('verified', { kind: 'all' })
    expect(texts('[data-game-alerts] > p')).toEqual(['What it would take'])
    expect(texts('[data-alert]')).toEqual([])
  })

  it('counts the alerts that are newer than the last one read', async () => {
    await show('verified', { kind: 'all' })
    expect(store.get(unreadAlertsAtom)).toBe(1)
  })
})
