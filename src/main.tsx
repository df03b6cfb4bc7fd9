import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { fetchBoard } from './backend/board-api'
import { App } from './app/app'
import { currentSlug } from './app/current-slug'
import { productNow } from './platform/clock'
import { registerWorker } from './platform/register-worker'
import { createBoardSource } from './state/board-source'
import { readLastSlug } from './state/last-slug'
import { answeredAtom } from './state/load-trouble'
import { portsAtom, type Ports } from './state/ports'
import { createStore, Provider } from './state/store'
import { readTheme } from './state/theme-state'
import { updateAtom } from './state/update-state'
import { readBoard } from './storage/boards'
import { readHeads } from './storage/heads'
import { openStorage, type OpenedStorage } from './storage/open-storage'
import { createBrowserPorts } from './sync/browser-ports'
import type { SyncPorts } from './sync/ports'
import { startSync } from './sync/start-sync'
import { applyTheme } from './theme/themes'
import './theme/theme.css'

const store = createStore()

applyTheme(readTheme())
void start()

/** The board that is wanted is read before the first render: a warm start draws once, with scores. */
async function start() {
  const opened = await openStorage()
  const ports = connect(opened)
  const slug = currentSlug(location.pathname) ?? readLastSlug()
  ports.showBoard(slug)
  await ports.boards.read(slug)
  store.set(portsAtom, ports)
  mount()
}

/** Starts what goes on behind the screens. */
function connect(opened: OpenedStorage): Ports {
  const { db } = opened
  const browser = createBrowserPorts(opened, (paths) => worker.keepLogos(paths))
  const sync = startSync({ ...browser, fetchBoard: fetchAndReport })
  const worker = registerWorker(sync.firstAnswer, () => store.set(updateAtom, 'ready'))
  return {
    boards: createBoardSource((slug) => readBoard(db, slug).catch(() => undefined)),
    readHeads: () => readHeads(db),
    showBoard: (slug) => sync.show(slug),
    applyUpdate: () => worker.applyUpdate(),
  }
}

/** The sync only cares what the answer is; the screen also wants to say why there is none. */
const fetchAndReport: SyncPorts['fetchBoard'] = async (slug, knownRev) => {
  const answer = await fetchBoard(slug, knownRev)
  store.set(answeredAtom, { slug, answer, nowMs: productNow() })
  return answer
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
