import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { readStoredSession } from './backend/stored-session'
import { keepInstallOffer } from './platform/install'
import { connect } from './start/connect'
import { kioskAtom } from './state/auto-scroll'
import { portsAtom } from './state/ports'
import { GUEST, sessionAtom } from './state/session'
import { createStore, Provider } from './state/store'
import { readTheme } from './state/stored-theme'
import { applyTheme } from './theme/themes'
import './theme/theme.css'
import './features/kiosk/kiosk-screen.css'

const store = createStore()

keepInstallOffer()
applyTheme(readTheme())
// Set before the first paint: what a kiosk does not show must not be seen to disappear.
if (store.get(kioskAtom)) document.documentElement.dataset['kiosk'] = ''
store.set(sessionAtom, readStoredSession()?.session ?? GUEST)
void start()

/**
 * The board that is wanted is read before the first render, so that a warm start draws once, with scores. The
 * background is loaded when they are painted.
 */
async function start() {
  const ports = connect(window.early, store)
  await ports.prepare()
  store.set(portsAtom, ports)
  mount()
}

function mount() {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <App />
      </Provider>
    </StrictMode>,
  )
}
