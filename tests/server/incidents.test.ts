import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { KeptAlert } from '../../src/domain/operations/alerts/alert'
import type { AlertsAnswer } from '../../src/domain/operations/alerts/alerts-answer'
import { causeText } from '../../src/domain/operations/investigation/cause-text'
import type { Investigation } from '../../src/domain/operations/investigation/investigation'
import { boardOfFeed } from '../support/boards'
import { startMailingProduct, type MailingProduct } from '../support/mailing-product'
import { until } from '../support/until'
import { createRecord, makeUser, type TestUser } from '../support/users'

/** Faults that are put into the world, and whether operators hear of them and of what is behind them. */
let world: MailingProduct
let operator: TestUser
beforeAll(async () => {
  world = await startMailingProduct()
  operator = await makeUser(world.product, { superuser: true })
  await boardOfFeed(world.product.url, 'nfl')
})
afterEach(() => world.product.control.recover())
afterAll(() => world?.close())

const send = (method: string, path: string, body?: object, token = operator.token) =>
  fetch(`${world.product.url}/api/${path}`, {
    method,
    headers: { ...(token && { authorization: token }), 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })

/** Nobody has the server look: it finds the alert by itself. Longer than a minute, for a machine that is busy. */
async function alertWith(words: string): Promise<KeptAlert> {
  return until(
    `an alert that says ${words}`,
    async () => {
      const { alerts } = (await (await send('GET', 'console/alerts')).json()) as AlertsAnswer
      return alerts.find(({ message }) => message.includes(words))
    },
    200_000,
  )
}
async function likeliest({ id }: KeptAlert): Promise<string> {
  const found = (await (await send('GET', `console/investigation?of=alert:${id}`)).json()) as Investigation
  return found.causes[0] ? causeText(found.causes[0]) : 'none'
}
const tell = (lines: readonly object[], build: string) => send('POST', 'logs', { lines, build }, '')
const crash = (component: string, at: number) => ({
  at,
  level: 'error',
  category: 'SCREEN',
  message: `${component}: boom`,
  metadata: { componentName: component, error: 'boom' },
})
const now = async () => {
  const { now: text } = (await (await send('GET', 'time')).json()) as { now: string }
  return Date.parse(text)
}

/** An alert within a minute, and the mail's minute before it; twice, for a machine that is busy. */
const LONG = { timeout: 240_000 }

it('on a quiet day there is no alert', async () => {
  const { alerts } = (await (await send('POST', 'console/alerts/check', {})).json()) as AlertsAnswer
  // A call that took two seconds is one of a machine that is busy.
  expect(alerts.filter(({ message }) => !message.startsWith('A slow call'))).toEqual([])
})

it('a component that breaks in a page of a guest is found as that component', LONG, async () => {
  await tell([crash('GameCard', await now())], 'build0001')
  expect(await likeliest(await alertWith('GameCard: boom'))).toBe('Part of the page: GameCard')
})

it('one that breaks in a new build alone is found as that build', LONG, async () => {
  const at = await now()
  await tell([crash('Ticker', at), crash('Ticker', at)], 'build0002')
  expect(await likeliest(await alertWith('Ticker: boom'))).toBe('Build of the app: build0002')
})

it('a mailbox that refuses is found as the mail', LONG, async () => {
  const email = `${randomUUID()}@fans.example`
  world.sink.refuse(email, '550 no such user')
  await createRecord(world.product, 'letters', {
    recipient: email,
    kind: 'deleted',
    state: 'waiting',
    parcel: {},
    due: Date.now(),
    expires: Date.now() + 3_600_000,
  })
  expect(await likeliest(await alertWith('A letter was not sent'))).toBe('Mail: Mail server')
})

it('a feed that answers 500 is found as that feed', LONG, async () => {
  await world.product.control.fail({ route: 'scoreboard', league: 'nfl', kind: 'status', status: 500 })
  expect(await likeliest(await alertWith('The feed failed (league nfl'))).toBe('Upstream: NFL scoreboard')
})

it(
  'an incident that is escalated reaches the other operators by mail, with the way to it',
  LONG,
  async () => {
    const other = await makeUser(world.product, { tier: 'admin' })
    const alert = await alertWith('GameCard: boom')
    const told = (await (await send('POST', `console/escalate?of=alert:${alert.id}`, {})).json()) as object
    expect(told).toEqual({ kind: 'told', operators: 1 })
    const mail = await world.sink.next(other.email, 'an incident needs you')
    expect(JSON.stringify(mail)).toContain(`investigate=alert:${alert.id}`)
    expect(world.sink.to(operator.email)).toEqual([])
  },
)
