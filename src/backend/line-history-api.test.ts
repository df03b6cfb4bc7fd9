import { describe, expect, it } from 'vitest'
import { sampleChange, THREE_CHANGES } from '../domain/odds/testing/sample-changes'
import type { Fetch } from './get-json'
import { fetchLineMoves, fetchLinePoints } from './line-history-api'

const asked: string[] = []

/** Answers with these bodies in turn. */
function saying(...bodies: readonly unknown[]): Fetch {
  asked.length = 0
  return async (path) => {
    asked.push(path)
    return Response.json(bodies[asked.length - 1])
  }
}

describe('the history of a line', () => {
  it('is read page by page and begins with the oldest', async () => {
    const [newest, ...older] = THREE_CHANGES
    const fetch = saying({ rows: [newest], more: true }, { rows: older, more: false })
    const answer = await fetchLinePoints('nfl', '401', fetch)
    expect(answer.kind === 'history' && answer.content.map(({ at }) => at)).toEqual([
      '2026-09-06T12:00:00Z',
      '2026-09-06T14:00:00Z',
      '2026-09-06T16:45:00Z',
    ])
    expect(asked).toEqual(['/api/odds/nfl/401/history?page=1', '/api/odds/nfl/401/history?page=2'])
  })

  it('ends after two hundred moves, however many the server has', async () => {
    const page = { rows: [THREE_CHANGES[2]], more: true }
    await fetchLinePoints('nfl', '401', saying(page, page, page))
    expect(asked).toHaveLength(2)
  })

  it('goes without a row that is wrong', async () => {
    const fetch = saying({
      rows: [{ ...THREE_CHANGES[0], home_spread: '-7' }, THREE_CHANGES[2]],
      more: false,
    })
    const answer = await fetchLinePoints('nfl', '401', fetch)
    expect(answer.kind === 'history' && answer.content).toHaveLength(1)
  })

  it.each([
    [404, { kind: 'none' }],
    [401, { kind: 'failed', reason: 'refused' }],
    [403, { kind: 'failed', reason: 'refused' }],
    [500, { kind: 'failed', reason: 'server' }],
  ] as const)('after an answer with status %d is %j', async (status, answer) => {
    const fetch: Fetch = async () => Response.json({}, { status })
    expect(await fetchLinePoints('nfl', '401', fetch)).toEqual(answer)
    expect(await fetchLineMoves('nfl', fetch)).toEqual(answer)
  })
})

it('the lines that moved last are those of the league', async () => {
  const answer = await fetchLineMoves('nfl', saying({ rows: THREE_CHANGES }))
  expect(asked).toEqual(['/api/odds/changes?sport=NFL&limit=100'])
  expect(answer.kind === 'history' && answer.content.map(({ moves }) => moves.length)).toEqual([1, 1])
})

it('twenty lines that moved last are found behind numbers that were offered for the first time', async () => {
  const offered = sampleChange({ change_type: 'total_change', previous_home_spread: -7, home_spread: -7 })
  const moved = Array.from({ length: 21 }, (_, index) =>
    sampleChange({ change_type: 'spread_change', previous_home_spread: -1, home_spread: index }),
  )
  const rows = [...Array.from({ length: 20 }, () => offered), ...moved]
  const answer = await fetchLineMoves('nfl', saying({ rows }))
  expect(answer.kind === 'history' && answer.content.map(({ moves }) => moves[0]?.to)).toEqual(
    Array.from({ length: 20 }, (_, index) => index),
  )
})
