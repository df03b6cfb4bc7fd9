import { expect, it } from 'vitest'
import { finalGame } from '../domain/testing/sample-game'
import { fetchDay } from './day-api'

const GAME = finalGame({ id: '401' })
const BODY = { v: 1, sport: 'NFL', day: '2026-10-18', games: [GAME] }
const CHECKED_AT = '2026-10-19T12:00:00.000Z'
const CHECKED = { 'X-Checked-At': CHECKED_AT }
const ask = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = CHECKED) =>
  fetchDay('nfl', '2026-10-18', async () => Response.json(body, { status, headers }))

it('the games of a day are those of the league and of that day', async () => {
  expect(await ask(BODY)).toEqual({ kind: 'history', content: { games: [GAME], checkedAt: CHECKED_AT } })
  for (const wrong of [{ ...BODY, sport: 'NBA' }, { ...BODY, day: '2026-10-19' }, { ...BODY, v: 2 }, 'page'])
    expect(await ask(wrong)).toEqual({ kind: 'failed', reason: 'server' })
})

it('a wrong game is left out', async () => {
  expect(await ask({ ...BODY, games: [GAME, { id: 3 }] })).toEqual({
    kind: 'history',
    content: { games: [GAME], checkedAt: CHECKED_AT },
  })
})

it.each([undefined, 'yesterday'])(
  'games are useless when the server does not say from when they are: %s',
  async (told) => {
    const headers = { ...(told && { 'X-Checked-At': told }) }
    expect(await ask(BODY, 200, headers)).toEqual({ kind: 'failed', reason: 'server' })
  },
)

it.each([
  [401, 'refused'],
  [403, 'refused'],
  [502, 'server'],
] as const)('an answer with status %d is %s', async (status, reason) => {
  expect(await ask({}, status)).toEqual({ kind: 'failed', reason })
})
