import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { currentSlug } from './app/current-slug'
import { readStoredSession } from './backend/stored-session'
import { connect } from './start/connect'
import { createBoardSource } from './state/board-source'
import { readLastSlug } from './state/last-slug'
import { portsAtom } from './state/ports'
import { GUEST, sessionAtom } from './state/session'
import { createStore, Provider } from './state/store'
import { readTheme } from './state/theme-state'
import { readBoard } from './storage/boards'
import { openStorage } from './storage/open-storage'
import { applyTheme } from './theme/themes'
import './theme/theme.css'

const store = createStore()

applyTheme(readTheme())
store.set(sessionAtom, readStoredSession()?.session ?? GUEST)
void start()

/**
 * The board that is wanted is read before the first render: a warm start draws once, with scores. All that goes on
 * behind the screens is loaded when they are painted.
 */
async function start() {
  const storage = await openStorage()
  const boards = createBoardSource((slug) => readBoard(storage.db, slug).catch(() => undefined))
  await boards.read(currentSlug(location.pathname) ?? readLastSlug())
  store.set(portsAtom, connect(storage, boards, store))
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
