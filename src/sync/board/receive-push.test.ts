import { beforeEach, describe, expect, it } from 'vitest'
import type { BoardMessage } from '../../backend/parse-message'
import type { StoredBoard } from '../../storage/rows'
import { createWorld } from '../testing/world'
import { receive } from './receive-push'

const BEFORE = '2026-01-11T17:59:00.000Z'
const NOW = '2026-01-11T18:00:00.000Z'
const LATER = '2026-01-11T18:00:30.000Z'

describe('what a push makes of the board of a device', () => {
  let server: ReturnType<typeof createWorld>['server']
  let stored: StoredBoard
  beforeEach(() => {
    ;({ server } = createWorld())
    server.publish('nfl')
    server.score('nfl')
    stored = { slug: 'nfl', board: server.boards.get('nfl')!, checkedAt: NOW }
  })

  const push = (changes: Partial<BoardMessage> = {}): BoardMessage => ({ ...server.score('nfl'), ...changes })
  const checked = (checkedAt: string): BoardMessage => ({
    rev: stored.board.rev,
    delta: undefined,
    checkedAt,
  })

  it('the next revision is news, true since it was checked', () => {
    const step = receive(stored, push({ checkedAt: LATER }))
    expect(step).toEqual({
      kind: 'news',
      stored: { slug: 'nfl', board: server.boards.get('nfl'), checkedAt: LATER },
    })
  })

  it('news that were checked earlier make no board older than it is known to be', () => {
    const step = receive(stored, push({ checkedAt: BEFORE }))
    expect(step).toMatchObject({ kind: 'news', stored: { checkedAt: NOW } })
  })

  it('that it is still right is news where that was found later, and none else', () => {
    expect(receive(stored, checked(LATER))).toEqual({ kind: 'news', stored: { ...stored, checkedAt: LATER } })
    expect(receive(stored, checked(NOW))).toEqual({ kind: 'stale' })
    expect(receive(stored, checked(BEFORE))).toEqual({ kind: 'stale' })
  })

  it('what it has had already is stale, whatever it says', () => {
    const late = push()
    const next = receive(stored, late)
    const after = next.kind === 'news' ? next.stored : stored
    expect(receive(after, { ...checked(LATER), rev: 'a-1' })).toEqual({ kind: 'stale' })
  })

  it.each<[string, () => BoardMessage]>([
    ['a change that was too big to push', () => push({ delta: undefined })],
    ['a change of a board that it never had', () => (push(), push())],
    ['a server that has begun anew', () => ({ ...checked(LATER), rev: 'b-1' })],
  ])('%s leaves a gap', (_what, message) => {
    expect(receive(stored, message())).toEqual({ kind: 'gap' })
  })

  it('where there is no board all is missing', () => {
    expect(receive(undefined, push())).toEqual({ kind: 'gap' })
  })
})
