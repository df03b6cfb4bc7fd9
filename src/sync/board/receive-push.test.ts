import { beforeEach, describe, expect, it } from 'vitest'
import type { BoardMessage } from '../../backend/parse-message'
import type { StoredBoard } from '../../storage/rows'
import { createWorld } from '../testing/world'
import { receivePush } from './receive-push'

const BEFORE = '2026-01-11T17:59:00.000Z'
const NOW = '2026-01-11T18:00:00.000Z'
const LATER = '2026-01-11T18:00:30.000Z'
const AHEAD = '2026-01-12T18:00:00.000Z'

const receive = (stored: StoredBoard | undefined, message: BoardMessage) =>
  receivePush(stored, message, Date.parse(NOW))

describe('what a push does to the board of a device', () => {
  let server: ReturnType<typeof createWorld>['server']
  let stored: StoredBoard
  beforeEach(() => {
    ;({ server } = createWorld())
    server.publish('nfl')
    server.score('nfl')
    stored = { slug: 'nfl', board: server.boards.get('nfl')!, checkedAt: NOW }
  })

  const push = (changes: Partial<BoardMessage> = {}): BoardMessage => ({ ...server.score('nfl'), ...changes })
  const withUnknownGame = (message: BoardMessage): BoardMessage => {
    const row = { id: 'g9', homeTeam: { score: 7 }, awayTeam: { score: 0 } }
    const rest = { rows: { games: { set: [row], drop: [] } } }
    return { ...message, delta: { ...message.delta!, rest } }
  }
  const checked = (checkedAt: string): BoardMessage => ({
    rev: stored.board.rev,
    delta: undefined,
    checkedAt,
  })

  it('the next revision is news, with the time of its check', () => {
    const step = receive(stored, push({ checkedAt: LATER }))
    expect(step).toEqual({
      kind: 'news',
      stored: { slug: 'nfl', board: server.boards.get('nfl'), checkedAt: LATER },
    })
  })

  it('news from an earlier check keeps the later check time of the stored board', () => {
    const step = receive(stored, push({ checkedAt: BEFORE }))
    expect(step).toMatchObject({ kind: 'news', stored: { checkedAt: NOW } })
  })

  it('a push that only confirms the board is news if its check is later, and stale otherwise', () => {
    expect(receive(stored, checked(LATER))).toEqual({
      kind: 'news',
      stored: { ...stored, checkedAt: LATER },
    })
    expect(receive(stored, checked(NOW))).toEqual({ kind: 'stale' })
    expect(receive(stored, checked(BEFORE))).toEqual({ kind: 'stale' })
  })

  it('a check from before the server’s clock was set back does not keep out the time of later ones', () => {
    stored = { ...stored, checkedAt: AHEAD }
    expect(receive(stored, checked(LATER))).toMatchObject({ kind: 'news', stored: { checkedAt: LATER } })
    expect(receive(stored, push({ checkedAt: LATER }))).toMatchObject({
      kind: 'news',
      stored: { checkedAt: LATER },
    })
  })

  it('a push of a revision before the stored one is stale, whatever it says', () => {
    const late = push()
    const next = receive(stored, late)
    const after = next.kind === 'news' ? next.stored : stored
    expect(receive(after, { ...checked(LATER), rev: 'a-1' })).toEqual({ kind: 'stale' })
    expect(receive(after, { ...push({ checkedAt: LATER }), rev: 'a-1' })).toEqual({ kind: 'stale' })
  })

  it.each<[string, () => BoardMessage]>([
    ['a change that was too big to push', () => push({ delta: undefined })],
    ['a change of a board that it never had', () => (push(), push())],
    ['a change of a game that it never had', () => withUnknownGame(push())],
    ['a server that has begun anew', () => ({ ...checked(LATER), rev: 'b-1' })],
  ])('%s leaves a gap', (_what, message) => {
    expect(receive(stored, message())).toEqual({ kind: 'gap' })
  })

  it('without a stored board every push leaves a gap', () => {
    for (const message of [push(), push({ delta: undefined }), checked(LATER)])
      expect(receive(undefined, message)).toEqual({ kind: 'gap' })
  })
})
