import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readersOf } from '../../../src/domain/queries/readers'
import { boardOfFeed } from '../../support/boards'
import { startProduct, type Product } from '../../support/product'
import { openRealtime } from '../../support/realtime-client'
import { asSuperuser, makeUser } from '../../support/users'

/** A stranger may name any topic, with any options, as often and on as many streams as it likes. */
let product: Product
let collections: readonly { readonly id: string; readonly name: string }[]
const tokens = new Map<string, string | undefined>([['guest', undefined]])

beforeAll(async () => {
  product = await startProduct({ at: '2026-10-25T18:30:00Z', leagues: ['nfl'], slate: 'standard' })
  await boardOfFeed(product.url, 'nfl')
  const list = await asSuperuser<{ items: typeof collections }>(product, 'GET', 'collections?perPage=500')
  collections = list.items
  tokens.set('unverified', (await makeUser(product, { record: { verified: false } })).token)
  tokens.set('premium', (await makeUser(product, { tier: 'premium' })).token)
  tokens.set('operator', (await makeUser(product, { superuser: true })).token)
})
afterAll(() => product?.close())

/** PocketBase would run the filter and follow the relation for each stream, each time the record is saved. */
const OPTIONS = [
  `{"query":{"filter":"id!=''"}}`,
  `{"query":{"fields":"id","filter":"id!=''"}}`,
  `{"query":{"filter":"id!=''"},"query":{"fields":"id"}}`,
  `{"query":{"fields":"id"},"Query":{"filter":"id!=''"}}`,
  `{"QUERY":{"filter":"id!=''"}}`,
  `{"query":{"expand":"user_id"}}`,
  `{"query":{"fields":"id"},"headers":{"x-token":"y"}}`,
  `{"headers":{"filter":"id!=''"}}`,
  `{"query":{"fields":"id:excerpt(9,true)"}}`,
  `{"query":{"fields":"*"}}`,
  `{"query":{"fields":"id,nope"}}`,
  `{"query":{"page":"1"}}`,
  'null',
]
const spellings = (topic: string, options: string) => [
  `${topic}?options=${encodeURIComponent(options)}`,
  `${topic}?options=${options}`,
  `${topic}?x=1&options=${encodeURIComponent(options)}`,
  `${topic}?%6Fptions=${encodeURIComponent(options)}`,
  `${topic}?options=${encodeURIComponent('{"query":{"fields":"id"}}')}&options=${encodeURIComponent(options)}`,
]

it.each(['guest', 'unverified', 'premium', 'operator'])(
  'a %s may name no options but known fields, in any collection',
  async (who) => {
    const client = await openRealtime(product.url, tokens.get(who))
    for (const { name } of collections)
      for (const topic of [`${name}/nfl`, `${name}/*`]) {
        // How options are spelled does not depend on the collection, so only one collection gets all
        // spellings.
        const used = name === 'boards' ? 5 : 1
        const asked = OPTIONS.flatMap((options) => spellings(topic, options).slice(0, used))
        const answers = await Promise.all(asked.map((one) => client.subscribe([one])))
        expect(asked.filter((_, index) => answers[index] !== 403)).toEqual([])
      }
    client.close()
  },
)

it.each(['guest', 'unverified', 'premium'])(
  'a %s may hear the whole collection of heads, and no other whole collection',
  async (who) => {
    const client = await openRealtime(product.url, tokens.get(who))
    for (const { id, name } of collections) {
      expect([name, await client.subscribe([`${name}/*`])]).toEqual([
        name,
        name === 'board_heads' ? 204 : 403,
      ])
      for (const topic of [name, id, `${id}/*`, `${id}/nfl`, `${name.toUpperCase()}/nfl`])
        expect([topic, await client.subscribe([topic])]).toEqual([topic, 403])
      if (readersOf(name)?.kind !== 'operators' && readersOf(name)) continue
      expect([name, await client.subscribe([`${name}/nfl`])]).toEqual([name, 403])
    }
    client.close()
  },
)

describe('one stream', () => {
  it('names at most 40 topics, none of them long and none twice', async () => {
    const client = await openRealtime(product.url)
    const many = (count: number) => Array.from({ length: count }, (_, n) => `boards/t${n}`)
    const withFields = (fields: string) =>
      `boards/nfl?options=${encodeURIComponent(JSON.stringify({ query: { fields } }))}`
    expect(await client.subscribe(many(40))).toBe(204)
    expect(await client.subscribe(many(41))).toBe(403)
    expect(await client.subscribe(many(900))).toBe(403)
    expect(await client.subscribe([`boards/${'x'.repeat(41)}`])).toBe(403)
    expect(await client.subscribe([withFields(Array(200).fill('rev').join())])).toBe(403)
    expect(await client.subscribe(['boards/nfl', withFields('rev')])).toBe(403)
    expect(await client.subscribe([withFields('rev'), withFields('id')])).toBe(403)
    expect(await client.subscribe([withFields('news'), 'board_heads/*'])).toBe(204)
    client.close()
  })

  it('hears a change once, and only the fields that it named', async () => {
    const client = await openRealtime(product.url)
    const topic = `boards/here?options=${encodeURIComponent('{"query":{"fields":"rev"}}')}`
    expect(await client.subscribe([topic])).toBe(204)
    const record = { id: 'here', rev: 'a-1', checked_at: '2026-10-25 18:30:00.000Z' }
    await asSuperuser(product, 'POST', 'collections/boards/records', record)
    await expect.poll(() => client.heard).toMatchObject([{ topic, record: { rev: 'a-1' } }])
    expect(Object.keys(client.heard[0]!.record)).toEqual(['rev'])
    client.close()
  })
})
