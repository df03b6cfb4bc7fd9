import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { fetchBoard } from './backend/board-api'
import { readStoredSession } from './backend/stored-session'
import { App } from './app/app'
import { currentSlug } from './app/current-slug'
import { productNow } from './platform/clock'
import { firstPaint } from './platform/first-paint'
import { registerWorker } from './platform/register-worker'
import { createBoardSource, type BoardSource } from './state/board-source'
import { accountAtom } from './state/account'
import { readLastSlug } from './state/last-slug'
import { answeredAtom } from './state/load-trouble'
import { showOddsAtom } from './state/odds'
import { portsAtom, type Ports } from './state/ports'
import { adoptPreferencesAtom, followPreferences, preferencesAtom } from './state/preferences'
import { refreshAtom } from './state/refresh'
import { GUEST, sessionAtom, type Session } from './state/session'
import { createStore, Provider } from './state/store'
import { readTheme } from './state/theme-state'
import { updateAtom } from './state/update-state'
import { readBoard } from './storage/boards'
import { readHeads } from './storage/heads'
import { openStorage, type OpenedStorage } from './storage/open-storage'
import { createBoardPorts, createBrowserPorts } from './sync/browser-ports'
import { createOddsPorts } from './sync/odds/browser-odds'
import { createOddsChannel, type OddsChannel } from './sync/odds/odds-channel'
import type { SyncPorts } from './sync/ports'
import { createPrivateTopics } from './sync/private-topics'
import { createSessionPorts } from './sync/session/browser-session'
import { keepSession } from './sync/session/keep-session'
import { createSyncSwitch, type SwitchedSync } from './sync/sync-switch'
import { applyTheme } from './theme/themes'
import './theme/theme.css'

const store = createStore()

applyTheme(readTheme())
store.set(sessionAtom, readStoredSession()?.session ?? GUEST)
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
  const openBoardPorts = () => ({ ...createBoardPorts(opened), fetchBoard: fetchAndReport })
  const openPorts = () => ({
    ...createBrowserPorts(opened, firstPaint.over, (paths) => worker.keepLogos(paths)),
    fetchBoard: fetchAndReport,
  })
  const sync = createSyncSwitch(openPorts, openBoardPorts, store.get(preferencesAtom).autoRefresh)
  const odds = connectAccount(opened)
  const worker = registerWorker(firstPaint.over, () => store.set(updateAtom, 'ready'))
  followAutoRefresh(sync, odds)
  return {
    storage: opened,
    boards,
    readHeads: () => readHeads(db),
    showBoard: (slug) => {
      void begin.then(() => sync.show(slug))
      odds.show(slug)
    },
    boardDrawn: firstPaint.drawn,
    applyUpdate: () => worker.applyUpdate(),
  }
}

/** Who is signed in, and the odds that depend on it. The server is asked when the first scores are painted. */
function connectAccount(opened: OpenedStorage): OddsChannel {
  const topics = createPrivateTopics()
  const odds = createOddsChannel(
    createOddsPorts(opened, topics, {
      painted: firstPaint.over,
      onOdds: (slug, stored) =>
        store.set(showOddsAtom, slug, stored && { rows: stored.board.rows, checkedAt: stored.checkedAt }),
      onDenied: () => void kept.refresh(),
    }),
  )
  const onSession = (session: Session) => {
    if (userOf(session) !== userOf(store.get(sessionAtom))) topics.renew()
    store.set(sessionAtom, session)
    odds.setSession(session)
  }
  const kept = keepSession(createSessionPorts(topics, onSession))
  store.set(accountAtom, kept)
  odds.setSession(store.get(sessionAtom))
  void firstPaint.over.then(() => kept.start())
  return odds
}

function userOf(session: Session): string | undefined {
  return session.kind === 'signed-in' ? session.user.id : undefined
}

/** Whoever does not want the page to change by itself asks for each change. */
function followAutoRefresh(sync: SwitchedSync, odds: OddsChannel) {
  const follow = () => {
    const { autoRefresh } = store.get(preferencesAtom)
    sync.setLive(autoRefresh)
    odds.setLive(autoRefresh)
  }
  odds.setLive(store.get(preferencesAtom).autoRefresh)
  store.sub(preferencesAtom, follow)
  followPreferences((preferences) => store.set(adoptPreferencesAtom, preferences))
  store.set(refreshAtom, { run: () => sync.refresh() })
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
