import { describe, expect, it } from 'vitest'
import { hostileTargets, HONEST_TARGETS } from '../../../../tests/support/hostile-targets'
import { parseProxyTarget } from './proxy-target'

const parse = (sent: string) => {
  const parsed = parseProxyTarget(sent)
  return parsed.ok ? parsed.target : parsed
}

describe('what may be asked for behind /api/espn/', () => {
  it.each(HONEST_TARGETS)('%s', (sent) => {
    expect(parseProxyTarget(sent)).toMatchObject({ ok: true, target: { path: `/${sent}` } })
  })

  it('names host, kind, league and day', () => {
    expect(parse('apis/site/v2/sports/football/nfl/scoreboard?limit=100&dates=20261025')).toEqual({
      host: 'site',
      kind: 'scoreboard',
      slug: 'nfl',
      path: '/apis/site/v2/sports/football/nfl/scoreboard?dates=20261025&limit=100',
      day: '2026-10-25',
    })
    expect(parse('v2/sports/hockey/leagues/nhl/events/7/competitions/7/odds')).toEqual({
      host: 'core',
      kind: 'odds',
      slug: 'nhl',
      path: '/v2/sports/hockey/leagues/nhl/events/7/competitions/7/odds',
      event: '7',
    })
  })

  it('knows golf by its league', () => {
    expect(parse('apis/site/v2/sports/golf/pga/scoreboard')).toEqual({
      host: 'site',
      kind: 'scoreboard',
      slug: 'pga',
      path: '/apis/site/v2/sports/golf/pga/scoreboard',
    })
    expect(parse('apis/site/v2/sports/golf/leaderboard')).toMatchObject({ slug: 'pga', kind: 'leaderboard' })
  })

  it('takes a limit for odds, and says what else is wrong', () => {
    const odds = 'v2/sports/hockey/leagues/nhl/events/7/competitions/7/odds'
    expect(parse(`${odds}?limit=100`)).toMatchObject({ path: `/${odds}?limit=100` })
    expect(parse(`${odds}?limit=0`)).toEqual({ ok: false, status: 400, reason: 'limit is not well formed' })
    const summary = 'apis/site/v2/sports/football/nfl/summary'
    expect(parse(summary)).toEqual({ ok: false, status: 400, reason: 'event is missing' })
  })

  it('may have 300 characters at most', () => {
    const odds = 'v2/sports/hockey/leagues/nhl/events/7/competitions/7/odds?'
    const known = parse(odds + 'a'.repeat(300 - odds.length))
    const long = parse(odds + 'a'.repeat(301 - odds.length))
    expect([known, long]).toMatchObject([{ status: 400 }, { status: 404 }])
  })

  it.each([
    'apis/site/v2/sports/football/nfl/scoreboard?dates=20260230',
    'apis/site/v2/sports/football/nfl/scoreboard?dates=20261001-20261031',
    'apis/site/v2/sports/football/nfl/scoreboard?limit=1001',
    'apis/site/v2/sports/football/nfl/scoreboard?limit=1&limit=1',
    'apis/site/v2/sports/football/nfl/scoreboard?lang=en',
    'apis/site/v2/sports/football/nfl/scoreboard?__proto__=1',
    'apis/site/v2/sports/football/nfl/scoreboard?dates=%32%30261025',
    'apis/site/v2/sports/football/nfl/summary',
    'apis/site/v2/sports/football/nfl/summary?event=',
    'apis/site/v2/sports/golf/leaderboard?league=lpga',
  ])('%s is a 400', (sent) => {
    expect(parse(sent)).toMatchObject({ ok: false, status: 400 })
  })

  it.each([
    '',
    'apis/site/v2/sports/football/nfl/teams',
    'apis/site/v2/sports/soccer/eng.1/scoreboard',
    'apis/site/v2/sports/football/nba/scoreboard',
    'apis/site/v2/sports/golf/pga/summary?event=1',
    'apis/site/v3/sports/football/nfl/scoreboard',
    'apis/site/v2/sports/football/nfl/scoreboard/',
    'apis/site/v2/sports/football//nfl/scoreboard',
    'apis/site/v2/sports/football/nfl/../nfl/scoreboard',
    'Apis/site/v2/sports/football/nfl/scoreboard',
    'v2/sports/football/leagues/nfl/events/1/competitions/2/odds',
    'v2/sports/football/leagues/nfl/events/1/competitions/1/odds/100',
    'v2/sports/football/leagues/nfl/athletes',
    'v2/sports/football/leagues/xfl/events/1/competitions/1/odds',
    'x/apis/site/v2/sports/football/nfl/scoreboard',
    'x/v2/sports/football/leagues/nfl/events/1/competitions/1/odds',
    '?apis/site/v2/sports/football/nfl/scoreboard',
  ])('%j is a 404', (sent) => {
    expect(parse(sent)).toMatchObject({ ok: false, status: 404 })
  })
})

describe('20,000 hostile targets', () => {
  const PATH =
    /^\/(apis\/site\/v2\/sports\/[a-z]+\/[a-z-]+(\/(scoreboard|summary))?|v2\/sports\/[a-z]+\/leagues\/[a-z-]+\/events\/\d+\/competitions\/\d+\/odds)(\?([a-z]+=[a-z0-9]+&?)+)?$/

  it('are refused, or become an address of our own writing below the right host', () => {
    const targets = hostileTargets(20_000, 'evil.example:81')
    const accepted = targets.flatMap((target) => {
      const parsed = target.startsWith('/api/espn/') ? parseProxyTarget(target.slice(10)) : undefined
      return parsed?.ok ? [parsed.target] : []
    })
    expect(new Set(targets).size).toBe(20_000)
    expect(accepted.length).toBeGreaterThan(100)
    for (const { path } of accepted) {
      expect(path).toMatch(PATH)
      const address = new URL(`https://feed.example${path}`)
      expect([address.host, address.pathname + address.search]).toEqual(['feed.example', path])
    }
  })
})
