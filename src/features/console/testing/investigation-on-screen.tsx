import { afterEach } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { Investigation } from '../../../domain/operations/investigation/investigation'
import { PERMISSIONS } from '../../../domain/people/tiers/permission'
import { sessionOf } from '../../../domain/people/users/session'
import { sessionAtom } from '../../../state/session'
import { createStore, Provider } from '../../../state/store'
import { find, render, settle, type Rendered } from '../../../ui/testing/render'
import '../alerts/alerts'
import { Console } from '../console'
import '../investigation/investigation-panel'
import { consoleServer, sampleAlert, sampleAccess, sampleAlerts, sampleInvestigation } from './console-server'

export const PATH = '/admin/dashboard/alerts'
export const ID = 'abcdefghij01234'
export const INVESTIGATION = '/api/console/investigation'

let rendered: Rendered
/** The console's server: the requests it received, and its answers. */
export let server: ReturnType<typeof consoleServer>

export function showInvestigationForEach(): void {
  afterEach(leaveInvestigation)
}

export function leaveInvestigation(): void {
  rendered.close()
  server.close()
  localStorage.clear()
}

export function show(
  changes: Partial<Investigation> | number = {},
  path = `${PATH}?investigate=alert%3A${ID}`,
) {
  server = consoleServer({
    '/api/console/access': sampleAccess(),
    '/api/console/alerts': sampleAlerts(sampleAlert({ id: ID })),
    [INVESTIGATION]: typeof changes === 'number' ? changes : sampleInvestigation(changes),
  })
  const store = createStore()
  store.set(sessionAtom, sessionOf({ id: 'op', tier: 'registered', can: PERMISSIONS })!)
  const location = memoryLocation({ path, record: true })
  rendered = render(
    <Provider store={store}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        <Console SectionBoundary={({ children }) => children} />
      </Router>
    </Provider>,
  )
  return {
    page: rendered.page,
    history: location.history,
    go: (to: string) => settle(() => location.navigate(to)),
  }
}
export const dialog = (page: HTMLElement) => find(page, 'dialog[aria-label=Investigation]')
export const linksIn = (page: HTMLElement) =>
  [...dialog(page).querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
