import { afterAll, beforeAll, it } from 'vitest'
import type { Game } from '../../src/domain/game/game'
import { boardOfFeed } from '../support/boards'
import { closeGame, turnLead } from '../support/close-game'
import { sendOutbox } from '../support/outbox'
import { startProduct, type Product } from '../support/product'
import { openRealtime } from '../support/realtime-client'
import { stallingClient } from '../support/stalling-client'
import { until } from '../support/until'
import { asSuperuser, createRecord, makeUser, type TestUser } from '../support/users'

const AT = '2026-10-25T18:30:00Z'

/** A Sunday with live games. The clock stands still, so only the test changes something. */
let product: Product
let game: Game
let fan: TestUser
let other: TestUser
beforeAll(async () => {
  const env = { LIVE_INTERVAL_S: '5' }
  product = await startProduct({ at: AT, leagues: ['nfl'], rate: 0, slate: 'standard', env })
  const { games } = await boardOfFeed(product.url, 'nfl')
  game = closeGame(games)
  fan = await makeUser(product, { tier: 'premium' })
  other = await makeUser(product, { tier: 'premium' })
})
afterAll(() => product?.close())

const topicOf = ({ id }: TestUser) => `game_alert_reads/${id}`
const FILLERS = Array.from({ length: 30 }, (_, n) => `filler_${n}`)
const ROUNDS = 40

it('a fan whose device stops reading holds up neither the board nor the devices of others', async () => {
  for (const user of [fan, other]) {
    const body = { target: `nfl/game/${game.id}`, label: 'A name', kinds: ['lead'], points: 2 }
    await sendOutbox(product, user.token, [{ kind: 'alert-rule', body }])
  }
  const stalled = await fullDevices()
  const device = await openRealtime(product.url, other.token)
  await device.subscribe([topicOf(other)])
  for (let alerts = 1; alerts <= 2; alerts++) {
    await turnLead(product, game.id)
    await until('the other device to be told', () => device.heard.length === alerts)
  }
  device.close()
  for (const one of stalled) one.destroy()
}, 90_000)

/** Devices of the fan that read no more, with so much on its way to them that nothing more goes in. */
async function fullDevices() {
  for (const id of FILLERS) await createRecord(product, 'boards', { id, rev: 'aaaaaaaa-0', checked_at: AT })
  const topics = [topicOf(fan), ...FILLERS.map((id) => `boards/${id}`)]
  const devices = [1, 2, 3].map(() => stallingClient(product.url, topics, fan.token))
  const stalled = await Promise.all(devices)
  for (let n = 1; n <= ROUNDS; n++) {
    const change = { rev: `aaaaaaaa-${n}`, delta: { filler: 'x'.repeat(8000) } }
    await Promise.all(
      FILLERS.map((id) => asSuperuser(product, 'PATCH', `collections/boards/records/${id}`, change)),
    )
  }
  return stalled
}
