import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Game } from '../../src/domain/game/game'
import type { AlertKind } from '../../src/domain/people/game-alerts/alert-kind'
import { boardOfFeed } from '../support/boards'
import { closeGame, turnLead } from '../support/close-game'
import { gameAlertsOf, kindsAndGames } from '../support/game-alerts'
import { outcomes, sendOutbox } from '../support/outbox'
import { startProduct, type Product } from '../support/product'
import { openRealtime } from '../support/realtime-client'
import { showLeague } from '../support/show-league'
import { until } from '../support/until'
import { allRecords, asSuperuser, createRecord, makeUser, type TestUser } from '../support/users'

/** A Sunday with live games. The clock stands still, so only the test changes something. */
let product: Product
let game: Game
let ann: TestUser
let bob: TestUser
let fallen: TestUser
beforeAll(async () => {
  const env = { LIVE_INTERVAL_S: '5' }
  product = await startProduct({
    at: '2026-10-25T18:30:00Z',
    leagues: ['nfl'],
    rate: 0,
    slate: 'standard',
    env,
  })
  const { games } = await boardOfFeed(product.url, 'nfl')
  game = closeGame(games)
  ann = await makeUser(product, { tier: 'premium' })
  bob = await makeUser(product, { tier: 'premium' })
  fallen = await makeUser(product, { tier: 'premium' })
})
afterAll(() => product?.close())

const rule = (target: string, ...kinds: AlertKind[]) => ({
  kind: 'alert-rule',
  body: { target, label: 'A name', kinds, points: 2 },
})
const say = (user: TestUser, target: string, ...kinds: AlertKind[]) =>
  sendOutbox(product, user.token, [rule(target, ...kinds)])
const ask = (user: TestUser) =>
  fetch(`${product.url}/api/game-alerts`, { headers: { authorization: user.token } })
const alertsOf = (user: TestUser) => gameAlertsOf(product, user)
const found = async (user: TestUser) => kindsAndGames(await alertsOf(user))
const rowsOf = async (user: TestUser) =>
  (await allRecords<{ user_id: string }>(product, 'game_alerts')).filter(({ user_id }) => user_id === user.id)

const topicOf = ({ id }: TestUser) => `game_alert_reads/${id}`

describe('game alerts', () => {
  it('are for those who may have them; others are refused, and so are their rules', async () => {
    const verified = await makeUser(product, { tier: 'verified' })
    expect([(await ask(verified)).status, (await fetch(`${product.url}/api/game-alerts`)).status]).toEqual([
      403, 401,
    ])
    const answer = await say(verified, `nfl/game/${game.id}`, 'lead')
    expect(answer.results).toMatchObject([{ outcome: 'refused', reason: 'Feature requires Premium access' }])
  })

  it('follow the later choice, whichever device sends it first', async () => {
    const target = 'nba/game/401585607'
    const at = Date.parse('2026-10-25T18:00:00Z')
    await sendOutbox(product, bob.token, [{ ...rule(target, 'final'), at }])
    await sendOutbox(product, bob.token, [{ ...rule(target, 'start'), at: at - 1000 }])
    expect((await alertsOf(bob)).rules).toEqual([
      { target, label: 'A name', kinds: ['final'], points: 2, at },
    ])
    await sendOutbox(product, bob.token, [{ ...rule(target, 'close'), at: at + 1000 }])
    expect((await alertsOf(bob)).rules).toMatchObject([{ kinds: ['close'], at: at + 1000 }])
  })

  it('find room for a new rule after a season of games, but not in place of teams that are wanted', async () => {
    const fan = await makeUser(product, { tier: 'premium' })
    const at = Date.parse('2026-10-05T18:00:00Z')
    const saySoMany = async (count: number, targetOf: (index: number) => string) => {
      const rules = Array.from({ length: count }, (_, index) => ({
        ...rule(targetOf(index), 'final'),
        at: at + index,
      }))
      const half = count / 2
      for (const part of [rules.slice(0, half), rules.slice(half)]) await sendOutbox(product, fan.token, part)
    }
    const targets = async () => (await alertsOf(fan)).rules.map(({ target }) => target)
    await saySoMany(100, (index) => `nba/game/${index + 1}`)
    expect(outcomes(await say(fan, 'nfl/12', 'final'))).toEqual(['done'])
    expect(await targets()).toHaveLength(100)
    expect(await targets()).toContain('nfl/12')
    expect(await targets()).not.toContain('nba/game/1')
    // What was taken back makes room as well.
    for (let index = 0; index < 50; index++) await say(fan, `nba/game/${index + 2}`)
    await saySoMany(100, (index) => `nhl/${index + 1}`)
    expect((await targets()).filter((target) => target.startsWith('nhl/'))).toHaveLength(99)
    const full = await say(fan, 'mlb/12', 'final')
    expect(full.results).toMatchObject([
      { outcome: 'refused', reason: 'An account remembers 100 rules for alerts' },
    ])
  })

  it('come when a lead changes, once for a game and its teams together, and only to their owner’s devices', async () => {
    await say(ann, `nfl/game/${game.id}`, 'lead', 'final')
    await say(ann, `nfl/${game.homeTeam.id}`, 'lead')
    await say(bob, `nfl/${game.awayTeam.id}`, 'final')
    await say(fallen, `nfl/${game.awayTeam.id}`, 'lead')
    await asSuperuser(product, 'PATCH', `collections/users/records/${fallen.id}`, { tier: 'verified' })
    const own = [await openRealtime(product.url, ann.token), await openRealtime(product.url, ann.token)]
    for (const device of own) expect(await device.subscribe([topicOf(ann)])).toBe(204)
    // The topic of somebody else may be named, but nothing ever comes on it.
    const others = [await openRealtime(product.url, bob.token), await openRealtime(product.url)]
    for (const device of others) await device.subscribe([topicOf(ann), topicOf(bob)])
    const [ofBob, ofGuest] = others
    await turnLead(product, game.id)
    await until('an alert', async () => (await found(ann)).length > 0)
    expect(await found(ann)).toEqual([['lead', game.id]])
    expect(await found(bob)).toEqual([])
    await until('both devices to be told', () => own.every(({ heard }) => heard.length > 0))
    // What a stream hears comes in order, so this is the first that the other devices hear.
    await sendOutbox(product, bob.token, [{ kind: 'alerts-read', body: { to: 1 } }])
    await until('the device of the other to be told of its own', () => ofBob!.heard.length > 0)
    expect(ofBob!.heard.map(({ topic }) => topic)).toEqual([topicOf(bob)])
    expect(ofGuest!.heard).toEqual([])
    expect(own.map(({ heard }) => heard.length)).toEqual([1, 1])
    for (const device of [...own, ...others]) device.close()
  })

  it('stop when their owner loses the tier that they need', async () => {
    expect([(await ask(fallen)).status, await rowsOf(fallen)]).toEqual([403, []])
  })

  it('come again when the lead changes at another score', async () => {
    await turnLead(product, game.id)
    await until('a second alert', async () => (await found(ann)).length > 1)
    expect(await rowsOf(ann)).toHaveLength(2)
  })

  it('tell nothing of a league while operators hide it', async () => {
    await showLeague(product, 'NFL', false)
    expect(await found(ann)).toEqual([])
    await turnLead(product, game.id)
    // Alerts are found after the board is out, and before the league's next poll.
    await product.control.forgetRequests()
    await until('the next poll', async () =>
      (await product.control.requests()).some(
        ({ route, league }) => route === 'scoreboard' && league === 'nfl',
      ),
    )
    await showLeague(product, 'NFL', true)
    expect(await found(ann)).toHaveLength(2)
    await turnLead(product, game.id)
    await until('the next alert', async () => (await found(ann)).length > 2)
    expect(await rowsOf(ann)).toHaveLength(3)
  })

  it('of lines are not shown while their owner may not see odds', async () => {
    const fan = await makeUser(product, { tier: 'premium' })
    const said = { user_id: fan.id, slug: 'nfl', game_id: game.id, title: 'A game', body: 'What happened' }
    const at = Date.parse('2026-10-25T18:00:00Z')
    const kinds = ['line', 'final'] as const
    for (const [index, kind] of kinds.entries())
      await createRecord(product, 'game_alerts', { ...said, kind, occasion: kind, found_at: at - index })
    const shown = async () => (await alertsOf(fan)).alerts.map(({ kind }) => kind)
    const allowOdds = (isAllowed: boolean) =>
      asSuperuser(product, 'PATCH', `collections/users/records/${fan.id}`, {
        overrides: isAllowed ? null : { view_betting_odds: false },
      })
    expect(await shown()).toEqual(['line', 'final'])
    await allowOdds(false)
    expect(await shown()).toEqual(['final'])
    await allowOdds(true)
    expect(await shown()).toEqual(['line', 'final'])
  })

  it('stop for a user who no longer wants them', async () => {
    await say(ann, `nfl/game/${game.id}`)
    await say(ann, `nfl/${game.homeTeam.id}`)
    await turnLead(product, game.id)
    await say(bob, `nfl/${game.homeTeam.id}`, 'lead')
    await turnLead(product, game.id)
    await until('an alert for the other', async () => (await found(bob)).length > 0)
    expect(await rowsOf(ann)).toHaveLength(3)
  })

  it('are marked as read up to a time, which only moves later and never beyond now', async () => {
    const read = (to: number) => sendOutbox(product, ann.token, [{ kind: 'alerts-read', body: { to } }])
    const latest = (await alertsOf(ann)).alerts[0]!.at
    expect(outcomes(await read(latest))).toEqual(['done'])
    await read(latest - 1000)
    expect((await alertsOf(ann)).readTo).toBe(latest)
    await read(latest * 2)
    expect((await alertsOf(ann)).readTo).toBe(Date.parse('2026-10-25T18:30:00Z'))
  })

  it('are unread after the clock was set back to before the last ones were read', async () => {
    const back = Date.parse('2026-10-25T18:00:00Z')
    await sendOutbox(product, ann.token, [{ kind: 'alerts-read', body: { to: Date.parse('2026-10-26') } }])
    await product.kill()
    await product.start({ CLOCK_START: new Date(back).toISOString() })
    await say(ann, `nfl/game/${game.id}`, 'lead')
    await until('a poll at this time', async () => {
      const { headers, body } = await fetch(`${product.url}/api/boards/nfl`)
      await body?.cancel()
      return headers.get('x-checked-at') === new Date(back).toISOString()
    })
    await turnLead(product, game.id)
    const { alerts, readTo } = await until('an alert', async () => {
      const told = await alertsOf(ann)
      return told.alerts.length > 0 ? told : undefined
    })
    expect(alerts.map(({ at }) => at)).toEqual([back])
    expect(readTo).toBeLessThan(back)
  })
})
