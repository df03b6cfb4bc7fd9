import { expect, it } from 'vitest'
import { leagueOf } from '../../../../src/domain/league'
import { schedulePath } from '../../../../src/feeds/espn/schedule/request'
import { callKind } from './call-kind'

it.each([
  ['https://a.example/apis/site/v2/sports/football/nfl/scoreboard?dates=20261025', 'scoreboard', 'nfl'],
  ['https://a.example/apis/site/v2/sports/football/college-football/summary?event=1', 'summary', 'ncaaf'],
  ['https://a.example/apis/site/v2/sports/golf/leaderboard?event=1', 'leaderboard', 'pga'],
  ['https://a.example/apis/site/v2/sports/golf/pga/scoreboard', 'scoreboard', 'pga'],
  ['https://b.example/v2/sports/hockey/leagues/nhl/events/1/competitions/1/odds', 'odds', 'nhl'],
  ['https://c.example/i/teamlogos/nfl/500/kc.png', 'image', ''],
  ['https://d.example/data/2.5/weather?q=Town,TN,US&appid=x', 'weather', ''],
  ['https://e.example/v1/messages', 'ai', ''],
  ['https://e.example/else', 'other', ''],
  ['https://a.example/apis/site/v2/sports/football/nfl', 'other', 'nfl'],
  ['https://a.example/apis/site/v2/sports/football/xfl/scoreboard', 'scoreboard', ''],
  ['https://a.example/apis/site/v2/sports/football/nfl/teams/12', 'other', ''],
  ['https://b.example/v2/sports/hockey/leagues/nhl/events/1/competitions/1/odds/100', 'other', ''],
  [`https://a.example${schedulePath(leagueOf('nfl'), '12')}`, 'schedule', 'nfl'],
  [`https://a.example${schedulePath(leagueOf('ncaab'), '99', { year: 2026, type: 2 })}`, 'schedule', 'ncaab'],
])('%s is a call for %s of %j', (url, kind, league) => {
  expect(callKind(url)).toEqual({ kind, league })
})
