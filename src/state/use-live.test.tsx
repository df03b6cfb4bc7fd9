import { useCallback } from 'react'
import { afterEach, expect, it } from 'vitest'
import { createStorage } from '../storage/storage'
import { eventually, render, type Rendered } from '../ui/testing/render'
import { portsAtom, usePorts } from './ports'
import { createStore, Provider } from './store'
import { testPorts } from './testing/test-ports'
import { useLive } from './use-live'

let rendered: Rendered
afterEach(() => rendered.close())

const entry = (id: string, user: string) => ({ id, user, kind: 'usage', body: {}, at: 1 }) as const

function Ids({ user }: { readonly user: string | undefined }) {
  const { storage } = usePorts()
  const query = useCallback(async () => {
    const entries = await storage.readAll('outbox')
    return entries.filter((one) => one.user === user).map(({ id }) => id)
  }, [storage, user])
  return <p>{useLive(user === undefined ? undefined : query)?.join() ?? 'asking'}</p>
}

it('a screen follows what is stored, shows nothing of an earlier query, and asks nothing without one', async () => {
  const storage = createStorage()
  await storage.save('outbox', entry('a', 'ann'))
  await storage.save('outbox', entry('b', 'ben'))
  const store = createStore()
  store.set(portsAtom, testPorts(storage))
  const within = (user?: string) => (
    <Provider store={store}>
      <Ids user={user} />
    </Provider>
  )
  const says = (text: string) => eventually(() => rendered.page.textContent === text)
  rendered = render(within('ann'))
  await says('a')
  await storage.save('outbox', entry('c', 'ann'))
  await says('a,c')
  rendered.show(within('ben'))
  expect(rendered.page.textContent).toBe('asking')
  await says('b')
  rendered.show(within())
  expect(rendered.page.textContent).toBe('asking')
})
