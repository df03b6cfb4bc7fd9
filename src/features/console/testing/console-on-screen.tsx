import { afterEach } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { PERMISSIONS } from '../../../domain/people/tiers/permission'
import { sessionOf } from '../../../domain/people/users/session'
import { portsAtom } from '../../../state/ports'
import { sessionAtom, type Session } from '../../../state/session'
import { createStore, Provider } from '../../../state/store'
import { testPorts } from '../../../state/testing/test-ports'
import { render, type Rendered } from '../../../ui/testing/render'
// Every section is loaded before the tests begin. A section that is loaded during a test is slow on a busy machine, and
// Stryker would run only that test against the section's constants.
import '../alerts/alerts'
import '../analysis/analysis'
import '../api-calls/api-calls'
import '../command-center/command-center'
import { Console } from '../console'
import '../dashboard/dashboard'
import '../infrastructure/infrastructure'
import '../jobs/jobs'
import '../logs/logs'
import '../screens/screens'
import '../sport-analytics/sport-analytics'
import '../user-overview/user-overview'
import '../users/users'
import {
  consoleServer,
  sampleAccess,
  sampleCalls,
  sampleEdges,
  sampleInfrastructure,
  sampleLogAnswer,
  sampleOverview,
} from './console-server'

const OPERATOR = sessionOf({ id: 'op', tier: 'registered', can: PERMISSIONS })!
export const ACCESS = '/api/console/access'
export const OVERVIEW = '/api/console/overview'
export const INFRASTRUCTURE = '/api/console/infrastructure'
export const EDGES = '/api/console/edges'
export const CALLS = '/api/console/calls'
export const LOGS = '/api/console/logs'
export const LOG_PAGE = '/api/console/logs/page'
export const SEARCHES = '/api/console/searches'
export const CHECK = '/api/console/check'
export const open = () => ({
  [ACCESS]: sampleAccess(),
  [OVERVIEW]: sampleOverview(),
  [EDGES]: sampleEdges({ status: 'none', edges: [] }),
  [INFRASTRUCTURE]: sampleInfrastructure(),
  [CHECK]: sampleInfrastructure(),
  [CALLS]: sampleCalls(),
  [LOGS]: sampleLogAnswer(),
})

let rendered: Rendered
/** The console's server: the requests it received, and its answers. */
export let server: ReturnType<typeof consoleServer>

export function showConsoleForEach(): void {
  afterEach(() => {
    rendered.close()
    server.close()
    localStorage.clear()
    sessionStorage.clear()
  })
}

export function show(
  answers: Parameters<typeof consoleServer>[0],
  path = '/admin/dashboard',
  session: Session = OPERATOR,
) {
  server = consoleServer(answers)
  const store = createStore()
  store.set(sessionAtom, session)
  store.set(portsAtom, testPorts())
  const location = memoryLocation({ path, record: true })
  rendered = render(
    <Provider store={store}>
      <Router hook={location.hook}>
        <Console SectionBoundary={({ children }) => children} />
      </Router>
    </Provider>,
  )
  return { page: rendered.page, history: location.history, close: () => rendered.close() }
}
