import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BoardHead } from '../../domain/board/board'
import type { Sport } from '../../domain/league'
import { sampleHead } from '../../domain/testing/sample-game'
import { localValues } from '../../platform/local-values'
import { STORAGE_KEYS } from '../../platform/storage-keys'
import { testPorts } from '../../state/testing/test-ports'
import { createStorage } from '../../storage/storage'
import { OnNow } from './on-now'
import { storedBoard } from './testing/games'
import { renderWithPorts } from './testing/render-with-ports'

const NOW = '2026-10-20T16:00:00Z'
const live = (...ids: BoardHead['id'][]) =>
  ids.map((id, index) => sampleHead({ id, live: true, priority: 9 - index }))

describe('the leagues that play at this moment', () => {
  let shown: ReturnType<typeof renderWithPorts>
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse(NOW), toFake: ['Date'] })
    localValues.remove(STORAGE_KEYS.clock)
  })
  afterEach(() => {
    shown.close()
    vi.useRealTimers()
  })

  const storageWith = async (heads: readonly BoardHead[]) => {
    const storage = createStorage()
    for (const head of heads) await storage.save('heads', head)
    return storage
  }
  const show = (storage: ReturnType<typeof createStorage>, sport: Sport = 'NHL') => {
    shown = renderWithPorts(<OnNow sport={sport} />, { ports: testPorts(storage) })
    return [...shown.page.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
  }

  it('are links to the others, without the league whose page it is', async () => {
    const storage = await storageWith([...live('nfl', 'nhl'), sampleHead({ id: 'mlb', live: false })])
    expect(show(storage)).toEqual([['NFL', '/nfl']])
    expect(shown.page.textContent).toBe('Live On nowNFL')
  })

  it('are no more than four', async () => {
    const storage = await storageWith(live('nfl', 'nba', 'mlb', 'ncaaf', 'ncaab', 'pga'))
    expect(show(storage)).toHaveLength(4)
  })

  it('are left out while none plays, or while it is doubtful that one does', async () => {
    const storage = await storageWith(live('nfl'))
    await storage.save('boards', storedBoard({}, '2026-10-20T15:00:00.000Z'))
    expect(show(storage)).toEqual([])
    expect(shown.page.textContent).toBe('')
  })
})
