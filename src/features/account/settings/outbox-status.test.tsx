import { afterEach, expect, it } from 'vitest'
import type { EntryKind } from '../../../domain/people/outbox/outbox-entry'
import { outboxAtom, lastDeliveryMsAtom } from '../../../state/outbox'
import { portsAtom } from '../../../state/ports'
import { createStore, Provider } from '../../../state/store'
import { testPorts } from '../../../state/testing/test-ports'
import type { StoredEntry } from '../../../storage/rows'
import { createStorage } from '../../../storage/storage'
import { click, eventually, find, render, type Rendered } from '../../../ui/testing/render'
import { OutboxStatus } from './outbox-status'

let rendered: Rendered
afterEach(() => rendered.close())

const entry = (id: string, user: string, refused?: string, kind: EntryKind = 'favourites') =>
  ({ id, user, kind, body: {}, at: 1, ...(refused && { refused }) }) as const

async function show(...entries: readonly StoredEntry[]) {
  const storage = createStorage()
  for (const one of entries) await storage.save('outbox', one)
  const store = createStore()
  const sent: string[] = []
  store.set(portsAtom, testPorts(storage))
  store.set(outboxAtom, { send: () => sent.push('now') })
  store.set(lastDeliveryMsAtom, Date.now() - 125_000)
  rendered = render(
    <Provider store={store}>
      <OutboxStatus user="ann" />
    </Provider>,
  )
  await eventually(() => rendered.page.querySelector('section') !== null)
  return { storage, sent, store }
}
const summary = () => find(rendered.page, 'section > p')
const status = () => summary().textContent
const button = (text: string) =>
  [...rendered.page.querySelectorAll('button')].find(({ textContent }) => textContent === text)!

it('counts the waiting changes of this user alone, and says when all was saved', async () => {
  await show(entry('a', 'ann'), entry('b', 'ann'), entry('c', 'ben'))
  expect(status()).toBe('2 changes wait to be saved on your account')
  rendered.close()
  await show(entry('c', 'ben'))
  expect(status()).toBe('Saved on your account · 2 min ago')
  // A screen reader would read the age again whenever it changes.
  expect(find(summary(), '[role=status]').textContent).toBe('Saved on your account')
})

it.each(['session', 'usage', 'log', 'guest-metrics', 'alerts-read'] as const)(
  'does not count what the app writes by itself as a change of the user: %s',
  async (kind) => {
    await show(entry('a', 'ann', undefined, kind))
    expect(status()).toBe('Saved on your account · 2 min ago')
  },
)

it('says of one change that it waits, and gives no time when nothing was ever sent', async () => {
  await show(entry('a', 'ann'))
  expect(status()).toBe('1 change waits to be saved on your account')
  const picture = () => find(summary(), 'path').getAttribute('d')
  const waits = picture()
  rendered.close()
  const { store } = await show()
  expect(picture()).not.toBe(waits)
  expect(rendered.page.querySelector('ul')).toBeNull()
  store.set(lastDeliveryMsAtom, undefined)
  await eventually(() => status() === 'Saved on your account')
})

it.each([
  ['preferences', 'A preference could not be saved'],
  ['favourites', 'A favourite team could not be saved'],
  ['session', 'Your activity could not be saved'],
  ['usage', 'The use of a feature could not be saved'],
  ['log', 'A report of trouble could not be saved'],
  ['guest-metrics', 'Your visits before signing up could not be saved'],
  ['alert-rule', 'What to be alerted of could not be saved'],
  ['alerts-read', 'Which alerts you have read could not be saved'],
] as const)('calls %s what people would call it: %s', async (kind, text) => {
  await show(entry('a', 'ann', 'No', kind))
  expect(find(rendered.page, 'li strong').textContent).toBe(text)
})

it('shows a change that the server refused, with the reason, until the user discards it', async () => {
  const { storage, sent } = await show(
    entry('a', 'ann', 'An account remembers 300 teams'),
    entry('b', 'ben', 'No'),
  )
  const lines = [...rendered.page.querySelectorAll('li')].map((line) => line.querySelector('p')!.textContent)
  expect(lines).toEqual(['A favourite team could not be savedAn account remembers 300 teams'])
  const word = { key: 'ann/nfl/1', owner: 'ann', team: 'nfl/1', on: true, at: 1 } as const
  await storage.save('favourites', word)
  await storage.save('favourites', { ...word, key: 'ann/nfl/2', team: 'nfl/2', at: 2 })
  click(button('Discard'))
  await eventually(() => sent.length === 1)
  expect(await storage.readAll('favourites')).toMatchObject([{ team: 'nfl/2' }])
  await eventually(() => rendered.page.querySelector('li') === null)
  expect(await storage.readAll('outbox')).toMatchObject([{ id: 'b' }])
})

it('does not say that all is saved while the server has refused a change', async () => {
  await show(entry('a', 'ann', 'An account remembers 300 teams'))
  expect(status()).toBe('Everything else is saved on your account · 2 min ago')
})

it('Try Again sends a choice with the present time, so that the server does not find it too old again', async () => {
  const team = { team: 'nfl/1', on: true } as const
  const { storage, sent } = await show({ ...entry('a', 'ann', 'It is too long ago'), body: team })
  await storage.save('favourites', { key: 'ann/nfl/1', owner: 'ann', ...team, at: 1 })
  const before = Date.now()
  click(button('Try Again'))
  await eventually(() => sent.length === 1)
  const [waiting] = await storage.readAll('outbox')
  expect(waiting).toEqual({ ...entry('a', 'ann'), body: team, at: expect.any(Number) as number })
  expect(waiting!.at).toBeGreaterThanOrEqual(before)
  expect(await storage.readAll('favourites')).toMatchObject([{ team: 'nfl/1', at: waiting!.at }])
})

it('Try Again sends an entry that is no choice with the time when it happened', async () => {
  const { storage, sent } = await show(entry('a', 'ann', 'No', 'usage'))
  click(button('Try Again'))
  await eventually(() => sent.length === 1)
  expect(await storage.readAll('outbox')).toEqual([entry('a', 'ann', undefined, 'usage')])
})
