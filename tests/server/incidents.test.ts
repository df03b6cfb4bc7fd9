import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AlertsAnswer } from '../../src/domain/operations/alerts/alerts-answer'
import { FAULTS, faultsNamed, type Fault } from '../faults/faults'
import { causesOf, waitForAlert } from '../faults/try-fault'
import { openWorld, type World } from '../faults/world'
import { boardOfFeed } from '../support/boards'
import { makeUser } from '../support/users'

/**
 * Causes faults, and checks that operators hear of them and of their causes. These are some of `npm run faults`: those
 * that do not affect each other, so that they can go on at the same time.
 */
const TOGETHER = [
  'a component that breaks',
  'a part of the app that is gone after a deploy',
  'a mailbox that is refused',
  'weather that nobody tells',
  'a model that does not answer',
  'sessions that end for many at once',
  'choices that the server does not understand',
]
const faultNamed = (name: string): Fault => {
  const fault = FAULTS.find((one) => one.name === name)
  if (!fault) throw new Error(`There is no fault called ${name}`)
  return fault
}

let world: World
beforeAll(async () => {
  world = await openWorld()
  await boardOfFeed(world.product.url, 'nfl')
})
afterAll(() => world?.close())

/** An alert comes within a minute. A busy machine gets more, and still the time to say which one is missing. */
const PATIENCE_MS = 150_000
const LONG = { timeout: 240_000 }
const alertOf = ({ says }: Fault) => waitForAlert(world, says, Date.now() + PATIENCE_MS)

it('a word that names no fault stops the command, which would otherwise try nothing and find all well', () => {
  expect(() => faultsNamed(['disk', 'databse'])).toThrow('No fault is called "databse". There are: ')
  expect(faultsNamed(['disk']).length).toBeGreaterThan(0)
})

it('on a quiet day there is no alert', async () => {
  const { alerts } = (await (await world.send('POST', 'console/alerts/check', {})).json()) as AlertsAnswer
  // Calls that take two seconds, one or all of them, are those of a machine that is busy.
  expect(alerts.filter(({ message }) => !/^(?:A slow call|API calls took)/.test(message))).toEqual([])
})

it('faults of the same minute are each traced to their own cause', LONG, async () => {
  const faults = TOGETHER.map(faultNamed)
  for (const fault of faults) await fault.put(world)
  const found: string[] = []
  for (const { name, ...fault } of faults) {
    const alert = await alertOf({ name, ...fault })
    const [first] = alert ? await causesOf(world, alert) : []
    found.push(`${name}: ${first}`)
  }
  expect(found).toEqual(faults.map(({ name, cause }) => `${name}: ${cause}`))
})

it('a feed that answers 500 is traced to that feed', LONG, async () => {
  const fault = faultNamed('a feed that answers 500')
  await fault.put(world)
  const alert = await alertOf(fault)
  expect(alert && (await causesOf(world, alert))[0]).toBe(fault.cause)
})

it(
  'an escalated incident reaches the other operators by mail, with a link that leads to it',
  LONG,
  async () => {
    const alert = await alertOf(faultNamed('a component that breaks'))
    const escalate = async () =>
      (await (await world.send('POST', `console/escalate?of=alert:${alert?.id}`, {})).json()) as object
    // An escalation that reached nobody may be repeated as soon as there is another operator.
    expect(await escalate()).toEqual({ kind: 'told', operators: 0 })
    const other = await makeUser(world.product, { tier: 'admin' })
    // The button is pressed twice; either press may arrive first.
    const told = await Promise.all([escalate(), escalate()])
    expect(told).toEqual(
      expect.arrayContaining([{ kind: 'told', operators: 1 }, { kind: 'just-told' }]) as object,
    )
    const mail = await world.sink.next(other.email, 'an incident needs you')
    expect(JSON.stringify(mail)).toContain(`investigate=alert:${alert?.id}`)
    expect(world.sink.to(other.email)).toHaveLength(1)
    expect(world.sink.to(world.operator.email)).toEqual([])
  },
)
