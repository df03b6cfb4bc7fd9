import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { Slug } from '../../domain/league'
import type { StoredHead } from '../../domain/tabs/stored-tab'
import { serverReach } from '../../platform/reach'
import { accountAtom } from '../../state/account'
import { accountWith } from '../../state/testing/account'
import { portsAtom } from '../../state/ports'
import { createStore, Provider } from '../../state/store'
import type { StoredBoard } from '../../storage/rows'
import { openDb } from '../../storage/db'
import { createDexieDevice } from '../../storage/dexie-device'
import { createStorage } from '../../storage/storage'
import { render, settle } from '../../ui/testing/render'
// Loaded before the app asks for them: otherwise an import could still run when the test, and with it its
// page, has ended.
import '../../features/account/sign-in/auth-modal'
import '../../features/cup/cup-screen'
import '../../features/game-alerts/game-alerts'
import '../../features/leaderboard/leaderboard-screen'
import '../../features/leaderboard/other-sport'
import '../../features/leagues/hidden-league'
import '../../ui/chart/draw-chart'
import '../../features/odds/line-movement'
import '../../features/odds/line-moves'
import '../../features/scoreboard/board-today'
import '../../features/scoreboard/invitation'
import '../../features/scoreboard/next-milestone'
import '../../features/scoreboard/on-now'
import '../../features/scoreboard/season-screen'
import '../../features/scoreboard/search/other-leagues'
import '../../features/scoreboard/search/rank-games'
import { loadMatch } from '../../features/scoreboard/search/use-found-games'
import '../../features/scoreboard/ticker/live-ticker'
import '../../features/scoreboard/ticker/locked-stats'
import '../account-notices'
import { App } from '../app'
import '../menu/menu-panel'
import '../opened-box-score'
import '../opened-day'
import '../opened-export'
import '../opened-home'
import '../opened-settings'
import '../opened-team'
import '../page-news'

interface Stored {
  readonly boards?: readonly StoredBoard[]
  readonly heads?: readonly StoredHead[]
}

let databases = 0

/** Renders the whole app with its own database, at the given address, without a network. */
export async function renderApp(path: string, { boards = [], heads = [] }: Stored = {}) {
  const db = openDb(`app-${++databases}`)
  await db.boards.bulkPut([...boards])
  await db.heads.bulkPut([...heads])
  const store = createStore()
  // Tests share this module, and some ask a server that is not there.
  serverReach.answered()
  const shown: Slug[] = []
  const updates: string[] = []
  store.set(portsAtom, {
    storage: createStorage(createDexieDevice(db)),
    showBoard: (...slugs) => void shown.push(...slugs),
    boardDrawn: () => {},
    applyUpdate: () => void updates.push('applied'),
  })
  store.set(accountAtom, accountWith({ signOut: () => void updates.push('signed out') }))
  await loadMatch()
  const location = memoryLocation({ path, record: true })
  const rendered = render(
    <Provider store={store}>
      <Router hook={location.hook}>
        <App />
      </Router>
    </Provider>,
  )
  const close = async () => {
    rendered.close()
    await db.delete()
    localStorage.clear()
  }
  const go = (to: string) => settle(() => location.navigate(to))
  const stateNow = () => location.state
  return { ...rendered, close, go, db, store, shown, updates, history: location.history, stateNow }
}
