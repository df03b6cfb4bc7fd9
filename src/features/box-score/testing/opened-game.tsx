import { afterEach, beforeEach, vi } from 'vitest'
import type { Game } from '../../../domain/game/game'
import { sampleBoard } from '../../../domain/testing/sample-game'
import { portsAtom } from '../../../state/ports'
import { createStore, Provider } from '../../../state/store'
import { testPorts } from '../../../state/testing/test-ports'
import { createStorage } from '../../../storage/storage'
import { passTime } from '../../../ui/testing/pass-time'
import { render, type Rendered } from '../../../ui/testing/render'
import { BoxScore, type BoardWords } from '../box-score'

export const WORDS: BoardWords = {
  statusOf: ({ phase, quarter }) => (phase === 'scheduled' ? 'Sun, Sep 6 · 1:00 PM' : quarter),
  scopeOf: (_stored, scores) => scores,
  ageOf: () => null,
  oddsOf: () => null,
  movementOf: () => null,
}

const ANSWER = { id: '100', sport: 'NFL', status: { state: 'active' }, locked: [] }
const answered = async () => Response.json(ANSWER, { headers: { 'X-Checked-At': '2026-09-06T18:00:00Z' } })

/** The game that a test opens, what the server answers, and what was asked and closed. */
export const opened = {
  storage: createStorage(),
  store: createStore(),
  rendered: undefined as Rendered | undefined,
  answer: answered,
  asked: [] as string[],
  closed: 0,
  revision: 0,
  get page(): HTMLElement {
    if (!this.rendered) throw new Error('No game is open')
    return this.rendered.page
  },
}

export function openGameForEach(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    const storage = createStorage()
    const store = createStore()
    store.set(portsAtom, testPorts(storage))
    Object.assign(opened, { storage, store, answer: answered, asked: [], closed: 0 })
    vi.stubGlobal('fetch', (path: string) => {
      opened.asked.push(path)
      return opened.answer()
    })
  })
  afterEach(() => {
    opened.rendered?.close()
    vi.unstubAllGlobals()
    vi.useRealTimers()
    localStorage.clear()
  })
}

export async function board(...games: readonly Game[]): Promise<void> {
  await opened.storage.save('boards', {
    slug: 'nfl',
    board: sampleBoard({ games, rev: `e-${++opened.revision}` }),
    checkedAt: '2026-09-06T18:00:00Z',
  })
  await passTime(10)
}

/** Opens the game 100 over whatever is stored, in its first frame. */
export function openInFirstFrame(words: BoardWords = WORDS): void {
  opened.rendered = render(
    <Provider store={opened.store}>
      <BoxScore slug="nfl" id="100" words={words} onClose={() => void opened.closed++} />
    </Provider>,
  )
}

/** Opens the game 100 over a board of these games. */
export async function open(games: readonly Game[], words?: BoardWords): Promise<void> {
  await board(...games)
  openInFirstFrame(words)
  await passTime(10)
}
