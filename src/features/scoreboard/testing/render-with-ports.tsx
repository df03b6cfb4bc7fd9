import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { portsAtom, type Ports } from '../../../state/ports'
import { createStore, Provider } from '../../../state/store'
import { testPorts } from '../../../state/testing/test-ports'
import { render } from '../../../ui/testing/render'

/** Shows a part of the scoreboard with the ports, the state and the address that a test gives it. */
export function renderWithPorts(
  node: ReactNode,
  { ports = testPorts(), store = createStore(), path = '/nfl' }: Partial<Given> = {},
) {
  store.set(portsAtom, ports)
  const location = memoryLocation({ path, record: true })
  const within = (part: ReactNode) => (
    <Provider store={store}>
      <Router hook={location.hook}>{part}</Router>
    </Provider>
  )
  const rendered = render(within(node))
  return {
    ...rendered,
    show: (next: ReactNode) => rendered.show(within(next)),
    store,
    history: location.history,
  }
}

interface Given {
  readonly ports: Ports
  readonly store: ReturnType<typeof createStore>
  readonly path: string
}
