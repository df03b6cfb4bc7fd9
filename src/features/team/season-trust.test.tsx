import { describe, expect, it, vi } from 'vitest'
import { playedGame, sampleSeason } from '../../domain/teams/testing/sample-season'
import { serverReach } from '../../platform/reach'
import { keyFor, viewerOf } from '../../storage/viewer'
import { passTime } from '../../ui/testing/pass-time'
import { find, settle } from '../../ui/testing/render'
import {
  answers,
  CAN,
  LIVE_GAME,
  NOW,
  sessionWith,
  show,
  showTeamForEach,
  team,
  textIn,
} from './testing/team-on-screen'

showTeamForEach()

async function loseServer(): Promise<void> {
  settle(() => serverReach.failed())
  await passTime(30_000)
}

describe('a season that cannot be shown', () => {
  it.each([
    [403, 'Your account may not see team analytics. Sign in again if it should.'],
    [500, 'This season could not be loaded. Another try follows by itself.'],
  ])('says why: %d', async (status, text) => {
    team.answer = () => new Response('{}', { status })
    await show()
    expect(textIn('[role=alert]')).toBe(text)
  })

  it('says that it is loading', async () => {
    team.answer = () => Response.error()
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    await show()
    expect(textIn('[role=status]')).toBe('Loading the season…')
  })

  it('says that there is no such team', async () => {
    team.answer = () => new Response('{}', { status: 404 })
    await show()
    expect(team.page.textContent).toContain('No such NFL team')
    expect(team.page.textContent).toContain('The address may be mistyped.')
    // What the server has said stays true when it is lost afterwards.
    await loseServer()
    expect(team.page.textContent).toContain('No such NFL team')
  })

  const unreachable = 'The server cannot be reached, and this team was not opened on this device before.'

  it('says that the server cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError()))
    await show()
    expect(textIn('[role=alert]')).toBe(unreachable)
  })

  it('says that the server was lost before it answered', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    await show()
    await loseServer()
    expect(textIn('[role=alert]')).toBe(unreachable)
  })
})

describe('a season that is kept on the device', () => {
  const keep = async (ageMs: number) => {
    const key = keyFor(viewerOf(sessionWith(CAN)), 'nfl', '12')
    const checkedAt = new Date(NOW - ageMs).toISOString()
    await team.storage.save('seasons', { key, season: sampleSeason({ games: [LIVE_GAME] }), checkedAt })
  }
  const trust = () => find(team.page, '[data-current]').dataset

  it.each([
    [401, 'Not refreshed (sign in again): as it was 2 h ago.'],
    [500, 'Not refreshed (the server is in trouble): as it was 2 h ago.'],
  ])('is shown with its age when the server answers %d', async (status, text) => {
    team.answer = () => new Response('{}', { status })
    await keep(2 * 3_600_000)
    await show()
    expect(textIn('[data-trouble]')).toBe(text)
    // A screen reader would read an age again whenever it changes.
    expect(textIn('[role=status]')).not.toContain('ago')
    expect(trust()).toMatchObject({ current: 'false', freshness: 'old' })
    expect(find(team.page, '[data-trouble]').dataset['trouble']).toBe('true')
  })

  it('is not called current when the server does not confirm it, however young it is', async () => {
    team.answer = () => new Response('{}', { status: 500 })
    await keep(10_000)
    await show()
    expect(trust()).toMatchObject({ current: 'false', freshness: 'old' })
  })

  it('says after one request without an answer why it was not refreshed', async () => {
    team.answer = () => {
      throw new TypeError('Failed to fetch')
    }
    await keep(2 * 3_600_000)
    await show()
    expect(textIn('[data-trouble]')).toBe('Server unreachable: as it was 2 h ago.')
  })

  it('is not called current any more after a minute, when none of its games goes on', async () => {
    team.answer = answers({ games: [playedGame()] })
    await show()
    expect(trust()).toMatchObject({ current: 'true', freshness: 'fresh' })
    await passTime(61_000)
    expect(trust()).toMatchObject({ current: 'false', freshness: 'old' })
  })

  it('stays current while one of its games goes on', async () => {
    team.answer = answers({ games: [LIVE_GAME] })
    await show()
    await passTime(61_000)
    expect(trust()).toMatchObject({ current: 'true', freshness: 'fresh' })
  })

  it('says that the server was lost', async () => {
    team.answer = answers({ games: [LIVE_GAME] })
    await show()
    team.answer = () => {
      throw new TypeError('Failed to fetch')
    }
    await loseServer()
    expect(textIn('[data-trouble]')).toMatch(/^Server unreachable: as it was /)
    expect(textIn('[role=status]')).toBe('Server unreachable')
    expect(trust()).toMatchObject({ current: 'false', freshness: 'unreachable' })
  })

  it('says that the device is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    team.answer = answers({ games: [LIVE_GAME] })
    await show()
    settle(() => serverReach.failed())
    expect(textIn('[data-trouble]')).toBe('Offline: as it was just now.')
  })
})
