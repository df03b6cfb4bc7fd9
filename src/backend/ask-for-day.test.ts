import { afterEach, expect, it, vi } from 'vitest'
import { finalGame } from '../domain/testing/sample-game'
import { askForDay } from './ask-for-day'

const DAY = '2026-10-24'
const BODY = { v: 1, sport: 'MLB', day: DAY, games: [finalGame()] }

afterEach(() => vi.unstubAllGlobals())

function ask(answer: () => Response) {
  const fetch = vi.fn(async (_path: string) => answer())
  vi.stubGlobal('fetch', fetch)
  return { games: askForDay('mlb', DAY), fetch }
}

it('the worker gets the games of a day', async () => {
  const { games, fetch } = ask(() => Response.json(BODY))
  expect(await games).toEqual([finalGame()])
  expect(fetch.mock.calls[0]![0]).toBe(`/api/days/mlb/${DAY}`)
})

it.each<[string, () => Response]>([
  ['the server refuses', () => Response.json(BODY, { status: 403 })],
  ['the answer is about another day', () => Response.json({ ...BODY, day: '2026-10-23' })],
  ['a sign-in page answers', () => new Response('<html>')],
  [
    'there is no connection',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
])('and none where %s', async (_what, answer) => {
  expect(await ask(answer).games).toBeUndefined()
})
