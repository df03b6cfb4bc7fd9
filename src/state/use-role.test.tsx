import { afterEach, expect, it } from 'vitest'
import { writeStoredSession } from '../backend/stored-session'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { render, type Rendered } from '../ui/testing/render'
import { sessionAtom, type Session } from './session'
import { createStore, Provider } from './store'
import { useRole } from './use-role'

let rendered: Rendered
afterEach(() => {
  rendered.close()
  localValues.remove(STORAGE_KEYS.session)
})

const ANN: Session = { kind: 'signed-in', user: { id: 'ann', email: '' }, tier: 'registered', can: [] }

function Role() {
  return <p>{useRole() ?? 'none'}</p>
}

function roleOf(session?: Session) {
  const store = createStore()
  if (session) store.set(sessionAtom, session)
  rendered = render(
    <Provider store={store}>
      <Role />
    </Provider>,
  )
  return rendered.page.textContent
}
const keep = (id: string) =>
  writeStoredSession({
    token: 't',
    record: { id, collectionName: 'users', tier: 'registered', superuser: true },
  })

it('a guest has no role', () => {
  keep('ann')
  expect(roleOf()).toBe('none')
})

it('whoever is signed in has the role that their stored record gives them', () => {
  keep('ann')
  expect(roleOf(ANN)).toBe('superuser')
})

it("somebody else's stored record gives nobody a role", () => {
  keep('ben')
  expect(roleOf(ANN)).toBe('user')
})

it('without a stored record the tier decides', () => {
  expect(roleOf(ANN)).toBe('user')
})
