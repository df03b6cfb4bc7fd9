import { afterEach } from 'vitest'
import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { PERMISSIONS } from '../../../domain/people/tiers/permission'
import { sessionOf } from '../../../domain/people/users/session'
import { portsAtom } from '../../../state/ports'
import { sessionAtom, type Session } from '../../../state/session'
import { createStore, Provider } from '../../../state/store'
import { testPorts } from '../../../state/testing/test-ports'
import { createStorage } from '../../../storage/storage'
import { render, type Rendered } from '../../../ui/testing/render'
import { consoleServer } from './console-server'

export const USERS = '/api/rpc/get_users_with_sessions'
export const LETTERS = '/api/console/letters'

let rendered: Rendered
/** The console's server: the requests it received, and its answers. */
export let server: ReturnType<typeof consoleServer>

export function showSectionForEach(): void {
  afterEach(() => {
    rendered.close()
    server.close()
  })
}

const OPERATOR = sessionOf({ id: 'op', tier: 'admin', can: PERMISSIONS })!
/** An operator whom an override left without the right to manage users. */
export const READER: Session = { ...OPERATOR, can: PERMISSIONS.filter((one) => one !== 'manage_users') }

/** One section without the console around it. */
export function show(
  section: ReactNode,
  answers: Parameters<typeof consoleServer>[0],
  path = '/',
  session: Session = OPERATOR,
) {
  server = consoleServer({ [LETTERS]: { sendsMail: true, letters: [], hasMore: false }, ...answers })
  const location = memoryLocation({ path, record: true })
  const store = createStore()
  const storage = createStorage()
  store.set(portsAtom, testPorts(storage))
  store.set(sessionAtom, session)
  rendered = render(
    <Provider store={store}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        {section}
      </Router>
    </Provider>,
  )
  return { storage, page: rendered.page, history: location.history, go: location.navigate }
}
