import type { KeptAlert } from '../../src/domain/operations/alerts/alert'
import type { AlertsAnswer } from '../../src/domain/operations/alerts/alerts-answer'
import { causeText } from '../../src/domain/operations/investigation/cause-text'
import type { Investigation } from '../../src/domain/operations/investigation/investigation'
import type { Fault } from './faults'
import type { World } from './world'

export interface Tried {
  readonly name: string
  /** The time until operators could see the alert; undefined when it did not come. */
  readonly seconds: number | undefined
  readonly isFirst: boolean
  readonly causes: readonly string[]
  /** All alerts that there were meanwhile. */
  readonly alerts: readonly string[]
  readonly investigation?: Investigation
}

const PATIENCE_MS = 120_000

/** Causes a fault, waits until the server reports it by itself, and asks for its causes. */
export async function tryFault(world: World, fault: Fault): Promise<Tried> {
  await world.forget()
  const began = Date.now()
  const end = await fault.put(world)
  const alert = await waitForAlert(world, fault.says, began + PATIENCE_MS)
  const seconds = alert && (Date.now() - began) / 1000
  const investigation = alert && (await investigate(world, alert))
  const alerts = (await alertsNow(world)).map(({ message }) => message)
  await end?.()
  const causes = investigation?.causes.map(causeText) ?? []
  const isFirst = causes[0]?.startsWith(fault.cause) === true
  return { name: fault.name, seconds, isFirst, causes, alerts, ...(investigation && { investigation }) }
}

/** Waits without asking the server to check: it has to find the alert by itself. */
export async function waitForAlert(
  world: World,
  says: string,
  until: number,
): Promise<KeptAlert | undefined> {
  while (Date.now() < until) {
    const found = (await alertsNow(world)).find(({ message }) => message.includes(says))
    if (found) return found
    await new Promise((done) => setTimeout(done, 500))
  }
  return undefined
}

/** The causes as the investigation words them, the likeliest first. */
export async function causesOf(world: World, alert: KeptAlert): Promise<readonly string[]> {
  return (await investigate(world, alert))?.causes.map(causeText) ?? []
}

async function alertsNow(world: World): Promise<readonly KeptAlert[]> {
  const response = await world.send('GET', 'console/alerts')
  return response.ok ? ((await response.json()) as AlertsAnswer).alerts : []
}

async function investigate(world: World, { id }: KeptAlert): Promise<Investigation | undefined> {
  const response = await world.send('GET', `console/investigation?of=alert:${id}`)
  return response.ok ? ((await response.json()) as Investigation) : undefined
}
