import { afterEach, beforeEach, vi } from 'vitest'
import type { ExportGrant } from '../../../domain/export/export-grant'
import { oddsRow } from '../../../domain/odds/odds-board'
import { sampleRecord } from '../../../domain/odds/testing/sample-odds'
import { permissionsOfTier } from '../../../domain/people/tiers/permission'
import { sessionOf } from '../../../domain/people/users/session'
import { finalGame, sampleBoard } from '../../../domain/testing/sample-game'
import { accountAtom } from '../../../state/account'
import { exportAtom, type ExportWanted } from '../../../state/export'
import { portsAtom } from '../../../state/ports'
import { sessionAtom } from '../../../state/session'
import { createStore, Provider } from '../../../state/store'
import { accountWith } from '../../../state/testing/account'
import { testPorts } from '../../../state/testing/test-ports'
import { createStorage } from '../../../storage/storage'
import { viewerOf } from '../../../storage/viewer'
import { passTime } from '../../../ui/testing/pass-time'
import { click, render, type Rendered } from '../../../ui/testing/render'
import { ExportDialog } from '../export-dialog'

export const CHECKED_AT = '2026-09-06T20:15:30.000Z'
export const GAME = finalGame()
export const BOARD: ExportWanted = { kind: 'board', slug: 'nfl' }
export const PREMIUM = sessionOf({ id: 'ann', tier: 'premium', can: permissionsOfTier('premium') })!

/** The dialog that a test shows, and what it did: files that were saved, and names that the server was asked about. */
export const exporting = {
  rendered: undefined as Rendered | undefined,
  storage: createStorage(),
  store: createStore(),
  saved: [] as Blob[],
  asked: [] as string[],
  get page(): HTMLElement {
    if (!this.rendered) throw new Error('Nothing is shown yet')
    return this.rendered.page
  },
}

export function exportForEach(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-09-06T20:16:00Z') })
    Object.assign(exporting, { storage: createStorage(), store: createStore(), saved: [], asked: [] })
    // The file is handed to the browser by a link, and here is no browser to take it.
    vi.stubGlobal(
      'URL',
      Object.assign(Object.create(URL), {
        createObjectURL: (blob: Blob) => (exporting.saved.push(blob), 'blob:x'),
        revokeObjectURL() {},
      }),
    )
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  })
  afterEach(() => {
    exporting.rendered?.close()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
}

export async function show(wanted: ExportWanted, grant: ExportGrant, session = PREMIUM) {
  const { storage, store } = exporting
  await storage.save('boards', { slug: 'nfl', board: sampleBoard({ games: [GAME] }), checkedAt: CHECKED_AT })
  const rows = { [GAME.id]: oddsRow(undefined, sampleRecord())! }
  await storage.save('odds', {
    slug: 'nfl',
    user: viewerOf(session),
    board: { v: 1, sport: 'NFL', rev: 'e-1', rows },
    checkedAt: CHECKED_AT,
  })
  store.set(portsAtom, testPorts(storage))
  store.set(sessionAtom, session)
  store.set(exportAtom, wanted)
  store.set(accountAtom, accountWith({ takeExport: async (about) => (exporting.asked.push(about), grant) }))
  exporting.rendered = render(
    <Provider store={store}>
      <ExportDialog locked={<p>locked</p>} />
    </Provider>,
  )
  await passTime(0)
}

export const notice = () => exporting.page.querySelector('[role=status]')?.textContent
export async function press(format: 'CSV' | 'JSON') {
  const buttons = [...exporting.page.querySelectorAll('button')]
  click(buttons.find(({ textContent }) => textContent.startsWith(format))!)
  await passTime(0)
}
export const queued = async () =>
  (await exporting.storage.readAll('outbox')).map(({ user, kind, body }) => ({ user, kind, body }))
