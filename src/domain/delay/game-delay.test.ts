import { describe, expect, it } from 'vitest'
import { finalGame, liveGame, offGame, sampleTeam, scheduledGame } from '../testing/sample-game'
import { gameDelay } from './game-delay'

const SINCE = '2026-09-06T15:00:00Z'

describe('001 section 2: delays are detected from weather, venue or headline text', () => {
  const article = (headline: string) => ({ headline, headlines: [headline] })
  const storm = { temp: 61, condition: 'Storm', estimated: false } as const

  it.each([
    [liveGame({ delay: 'Rain Delay, Top 3rd', quarter: 'DELAYED' }), 'delay', 'rain', 'Rain Delay'],
    [liveGame({ headline: 'Lightning delay' }), 'delay', 'lightning', 'Lightning Delay'],
    [scheduledGame({ startTime: 'Delayed' }), 'delay', 'generic', 'Delay'],
    [scheduledGame({ startTime: 'Delayed', weather: storm }), 'delay', 'storm', 'Storm Delay'],
    [liveGame({ delay: 'Delayed', stuckSince: SINCE, weather: storm }), 'delay', 'storm', 'Storm Delay'],
    [liveGame({ weather: storm }), 'severe weather', 'storm', 'Severe Weather'],
    [scheduledGame({ weather: storm }), 'severe weather', 'storm', 'Severe Weather'],
    [scheduledGame({ headline: 'Game postponed due to snow' }), 'postponed', 'snow', 'Postponed: Snow'],
    [offGame(), 'postponed', 'generic', 'Game Postponed'],
    [offGame({ headline: 'Rain - Makeup date June 5' }), 'postponed', 'rain', 'Postponed: Rain'],
    [
      offGame({ headline: 'Inclement Weather - Makeup date June 5' }),
      'postponed',
      'storm',
      'Postponed: Inclement Weather',
    ],
    [offGame({ status: 'suspended', quarter: 'Suspended' }), 'suspended', 'generic', 'Game Suspended'],
    // The status tells that it is suspended even if the period does not; the period gives the reason if the
    // status does not.
    [offGame({ status: 'suspended', quarter: 'Bot 5th' }), 'suspended', 'generic', 'Game Suspended'],
    [offGame(article('Rain washes out the opener')), 'postponed', 'rain', 'Postponed: Rain'],
    [offGame({ quarter: 'Snow' }), 'postponed', 'snow', 'Postponed: Snow'],
    [scheduledGame({ quarter: 'Fog Delay' }), 'delay', 'fog', 'Fog Delay'],
    [
      liveGame({ headline: 'Heat game delayed', homeTeam: sampleTeam({ name: 'Heat' }) }),
      'delay',
      'generic',
      'Delay',
    ],
  ] as const)('%#: kind %s, reason %s, text %j', (game, kind, reason, text) => {
    expect(gameDelay(game)).toEqual({ kind, reason, text })
  })

  it.each([
    ['a live game without trouble', liveGame()],
    ['a scheduled game', scheduledGame()],
    ['a game whose clock has run out', liveGame({ quarter: 'FINAL', weather: storm })],
    ['one that was delayed before', liveGame({ quarter: 'FINAL', headline: 'Rain delay in Seattle' })],
    ['a game in which nothing changes any more', liveGame({ stuckSince: SINCE, weather: storm })],
    ['a finished game that was delayed', finalGame({ headline: 'Win after rain delay', weather: storm })],
    ['a live game about a suspended player', liveGame({ headline: 'Closer suspended' })],
    ['a live game about a suspended match of another sport', liveGame({ headline: 'Rain suspends tennis' })],
    ['a live game whose headline mentions PPD', liveGame({ headline: 'PPD means put off' })],
    ['a game ahead about a suspended player', scheduledGame({ headline: 'NFL suspends pitcher' })],
    ['a live game about another game that was postponed', liveGame({ headline: 'Opener postponed to May' })],
    [
      'a game ahead about a suspension that is over',
      scheduledGame({ headline: 'Suspended pitcher is back' }),
    ],
    [
      'a game ahead whose preview mentions an earlier delay',
      scheduledGame(article('Mets back after rain delay')),
    ],
    [
      'a game ahead whose preview mentions a postponed game',
      scheduledGame(article('Two for one after Friday was postponed')),
    ],
    ['an estimated storm', scheduledGame({ weather: { ...storm, estimated: true } })],
    [
      'a team that is called Lightning',
      liveGame({ headline: 'Lightning lead', homeTeam: sampleTeam({ name: 'Lightning' }) }),
    ],
  ])('%s waits for nothing', (_what, game) => {
    expect(gameDelay(game)).toBeUndefined()
  })
})
