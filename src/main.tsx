import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { fetchBoard } from './backend/board-api'
import { App } from './app/app'
import { currentSlug } from './app/current-slug'
import { productNow } from './platform/clock'
import { firstPaint } from './platform/first-paint'
import { registerWorker } from './platform/register-worker'
import { createBoardSource, type BoardSource } from './state/board-source'
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

/**
 * The board that is wanted is read before the first render: a warm start draws once, with scores, and asks for newer
 * ones when they are painted. Where nothing is stored the network is asked at once.
 */
async function start() {
  const opened = await openStorage()
  const boards = createBoardSource((slug) => readBoard(opened.db, slug).catch(() => undefined))
  const stored = await boards.read(currentSlug(location.pathname) ?? readLastSlug())
  store.set(portsAtom, connect(opened, boards, stored ? firstPaint.over : Promise.resolve()))
  mount()
}

/** Starts what goes on behind the screens. */
function connect(opened: OpenedStorage, boards: BoardSource, begin: Promise<void>): Ports {
  const { db } = opened
  const browser = createBrowserPorts(opened, firstPaint.over, (paths) => worker.keepLogos(paths))
  const sync = startSync({ ...browser, fetchBoard: fetchAndReport })
  const worker = registerWorker(firstPaint.over, () => store.set(updateAtom, 'ready'))
  return {
    storage: opened,
    boards,
    readHeads: () => readHeads(db),
    showBoard: (slug) => void begin.then(() => sync.show(slug)),
    boardDrawn: firstPaint.drawn,
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
