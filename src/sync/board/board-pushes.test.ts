import { array, assert, asyncProperty, boolean, constantFrom } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BoardMessage } from '../../backend/parse-message'
import { startBoardSync } from './board-sync'
import { settle } from '../testing/hand-time'
import { openNfl } from '../testing/open-nfl'
import { createWorld } from '../testing/world'

describe('a league that is followed', () => {
  it('applies a push that follows on what it has, without a request', async () => {
    const { server, isEqual, rev } = await openNfl()
    server.scoreAndPush('nfl')
    await settle()
    expect(rev()).toBe('a-2')
    isEqual()
    expect(server.requests).toEqual([])
  })

  it('asks for the snapshot when a push was lost', async () => {
    const { server, isEqual } = await openNfl()
    server.score('nfl')
    server.scoreAndPush('nfl')
    await settle()
    isEqual()
    expect(server.requests).toHaveLength(1)
  })

  it('asks for the snapshot when the change was too big to push', async () => {
    const { server, isEqual } = await openNfl()
    server.push('nfl', { ...server.score('nfl'), delta: undefined })
    await settle()
    isEqual()
    expect(server.requests).toHaveLength(1)
  })

  it('ignores a push that it already had, and one that comes late', async () => {
    const { server, isEqual } = await openNfl()
    const first = server.score('nfl')
    server.push('nfl', first)
    server.push('nfl', first)
    server.scoreAndPush('nfl')
    server.push('nfl', first)
    await settle()
    isEqual()
    expect(server.requests).toEqual([])
  })

  it('applies pushes that arrive while a snapshot is under way, after it and in order', async () => {
    const { server, sync, isEqual } = await openNfl()
    server.score('nfl')
    server.holdAnswers()
    sync.refresh()
    await settle()
    server.scoreAndPush('nfl')
    server.scoreAndPush('nfl')
    server.releaseAnswers()
    await settle()
    isEqual()
    expect(server.requests).toHaveLength(1)
  })

  it.each([
    [100, 1],
    [101, 2],
  ])(
    'keeps up to 100 pushes while a snapshot is under way: after %i pushes it takes %i requests to be right',
    async (pushes, requests) => {
      const { server, sync, isEqual } = await openNfl()
      server.score('nfl')
      server.holdAnswers()
      sync.refresh()
      await settle()
      for (let push = 0; push < pushes; push++) server.scoreAndPush('nfl')
      server.releaseAnswers()
      await settle()
      await settle()
      isEqual()
      expect(server.requests).toHaveLength(requests)
    },
  )

  it('asks once for many pushes that leave a gap, and once more for those that its answer cannot contain', async () => {
    const { server, isEqual } = await openNfl()
    const leaveGaps = () => {
      for (let push = 0; push < 5; push++) server.push('nfl', { ...server.score('nfl'), delta: undefined })
    }
    server.holdAnswers()
    leaveGaps()
    await settle()
    expect(server.requests).toHaveLength(1)
    leaveGaps()
    server.releaseAnswers()
    await settle()
    await settle()
    expect(server.requests).toHaveLength(2)
    isEqual()
  })

  it('renews the age on a push that says only "checked again"', async () => {
    const { server, storage } = await openNfl()
    const checkedAt = '2026-01-11T18:00:09.000Z'
    server.push('nfl', { rev: 'a-1', delta: undefined, checkedAt })
    await settle()
    expect(storage.last('boards', 'nfl')?.checkedAt).toBe(checkedAt)
    expect(server.requests).toEqual([])
  })

  it('waits for a first board, and stores it when its push comes', async () => {
    const { server, ports, storage } = createWorld()
    startBoardSync('nfl', ports).connect()
    await settle()
    server.publish('nfl')
    server.push('nfl', { rev: 'a-1', delta: undefined, checkedAt: '' })
    await settle()
    expect(storage.last('boards', 'nfl')?.board.rev).toBe('a-1')
  })

  it('does not go back when a snapshot is older than what pushes said', async () => {
    const { server, sync, rev } = await openNfl()
    const old = server.boards.get('nfl')
    server.scoreAndPush('nfl')
    await settle()
    const current = server.boards.get('nfl')
    server.boards.set('nfl', old!)
    sync.refresh()
    await settle()
    expect(rev()).toBe('a-2')
    // The push after those needs no request.
    server.boards.set('nfl', current!)
    server.scoreAndPush('nfl')
    await settle()
    expect([rev(), server.requests.length]).toEqual(['a-3', 1])
  })

  it('does not ask without end when snapshots lag behind pushes', async () => {
    const { server } = await openNfl()
    server.push('nfl', { rev: 'a-9', delta: undefined, checkedAt: '' })
    await settle()
    await settle()
    expect(server.requests).toHaveLength(2)
  })

  it('asks for the whole board when a push adds a game whose other fields it never had', async () => {
    const { server, isEqual } = await openNfl()
    const { rev, checkedAt } = server.score('nfl')
    const games = { set: [{ id: 'g9', quarter: '2Q' }], drop: [] }
    server.push('nfl', {
      rev,
      checkedAt,
      delta: { from: 'a-1', to: rev, check: '0', rows: '', rest: { rows: { games } } },
    })
    await settle()
    isEqual()
  })
})

describe('whatever happens to the pushes', () => {
  const fate = constantFrom('deliver', 'lose', 'twice', 'hold', 'release', 'refresh', 'restart')

  it('the league ends with the board of the server', async () => {
    await assert(
      asyncProperty(array(fate, { maxLength: 25 }), boolean(), async (fates, slowly) => {
        const { server, sync, time, isEqual } = await openNfl()
        const held: BoardMessage[] = []
        for (const [step, what] of fates.entries()) {
          if (what === 'restart') {
            server.goDown()
            server.publish('nfl', `restart${step}`)
            server.comeBack()
          } else if (what === 'release') {
            for (const message of held.splice(0).toReversed()) server.push('nfl', message)
          } else if (what === 'refresh') {
            if (slowly) server.holdAnswers()
            sync.refresh()
          } else {
            const message = server.score('nfl')
            if (what === 'hold') held.push(message)
            if (what === 'deliver' || what === 'twice') server.push('nfl', message)
            if (what === 'twice') server.push('nfl', message)
          }
          if (step % 3 === 0) await settle()
          if (step % 7 === 0) server.releaseAnswers()
        }
        server.releaseAnswers()
        for (const message of held) server.push('nfl', message)
        await time.pass(120_000)
        isEqual()
      }),
      { numRuns: 200 },
    )
  })
})
