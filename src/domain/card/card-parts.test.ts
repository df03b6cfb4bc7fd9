import { describe, expect, it } from 'vitest'
import type { Game, LiveGame } from '../game/game'
import { hasScore } from '../game/has-score'
import { fieldPosition } from '../football/field-position'
import { possessionMarker } from '../football/possession'
import { finalGame, liveGame, offGame, sampleTeam, scheduledGame } from '../testing/sample-game'
import type { Weather } from '../weather/weather'
import { cardParts, isShownLive, shownSituation, shownWeather } from './card-parts'
import { cardStage, type CardStage } from './card-stage'

const third = {
  kind: 'football',
  down: 3,
  distance: 8,
  yardLine: 10,
  possession: 'HOM',
  downDistanceText: '3rd & 8',
  homeTimeouts: 2,
  awayTimeouts: 3,
} as const
const live = (quarter: string, more: Partial<Parameters<typeof liveGame>[0]> = {}) =>
  liveGame({ quarter, situation: third, ...more })
const stuckSince = '2026-09-06T15:00:00Z'

const GAMES: Readonly<Record<CardStage, readonly Game[]>> = {
  scheduled: [scheduledGame()],
  starting: [
    live('0Q'),
    live('0Q', { startTime: 'Warmup' }),
    live('Warmup', { startTime: 'Warmup' }),
    live('Scheduled', { startTime: '' }),
  ],
  playing: [live('3Q • 8:36'), live('OT'), live('SO'), live('Top 5th 2-1')],
  break: [live('HALF'), live('End of 1Q'), live('Mid 6th'), live('0Q', { startTime: '8:36 - 3rd' })],
  delayed: [
    live('DELAYED'),
    live('3Q • 8:36', { delay: 'Lightning Delay' }),
    live('FINAL', { delay: 'Delay' }),
  ],
  over: [live('FINAL'), live('FINAL/OT')],
  stuck: [live('3Q • 8:36', { stuckSince }), live('FINAL', { stuckSince })],
  final: [finalGame(), finalGame({ quarter: 'FINAL/OT' })],
  suspended: [offGame({ status: 'suspended' })],
  off: [offGame({ status: 'postponed' }), offGame({ status: 'cancelled' })],
}
const STAGES = Object.entries(GAMES) as [CardStage, readonly Game[]][]

/** Each row: badge, score, situation, timeouts, last play, weather, countdown. A dot is a part that is not there. */
const TABLE: Readonly<Record<CardStage, string>> = {
  scheduled: '.       .     .         .        .        any countdown',
  starting: ' .       score .         .        .        any .',
  playing: '  live    score situation timeouts lastPlay any .',
  break: '    live    score .         timeouts lastPlay any .',
  delayed: '  delayed score .         timeouts .        bad .',
  over: '     .       score .         .        .        any .',
  stuck: '    .       score .         timeouts lastPlay any .',
  final: '    .       score .         .        .        any .',
  suspended: '.       score .         .        .        bad .',
  off: '      .       .     .         .        .        bad .',
}

function partsInWords(game: Game): string {
  const { badge, weather, ...flags } = cardParts(game)
  const flag = (name: keyof typeof flags) => (flags[name] ? name : '.')
  const first = [badge === 'none' ? '.' : badge, flag('score'), flag('situation'), flag('timeouts')]
  return [...first, flag('lastPlay'), weather, flag('countdown')].join(' ')
}

describe('what a card shows in each state of its game', () => {
  it.each(STAGES)('%s', (stage, games) => {
    for (const game of games) {
      expect([game.quarter, cardStage(game)]).toEqual([game.quarter, stage])
      expect(partsInWords(game)).toBe(TABLE[stage].trim().replace(/ +/g, ' '))
    }
  })

  it.each(STAGES)('%s: the rule of each single part agrees', (_stage, games) => {
    for (const game of games) {
      const { score, situation, badge } = cardParts(game)
      expect(hasScore(game)).toBe(score)
      expect(isShownLive(game)).toBe(badge === 'live')
      expect(shownSituation(game) !== undefined).toBe(situation)
      expect(possessionMarker(game) !== undefined).toBe(situation)
      expect(fieldPosition(game) !== undefined).toBe(situation)
    }
  })

  it('goes on waiting when nothing has changed in a delayed game for hours', () => {
    const waits = TABLE.delayed.replace('delayed score', '.       score')
    for (const delayed of GAMES.delayed as readonly LiveGame[]) {
      const game = { ...delayed, stuckSince }
      expect([cardStage(game), partsInWords(game)]).toEqual(['stuck', waits.trim().replace(/ +/g, ' ')])
      expect(
        shownWeather({ ...game, weather: { temp: 82, condition: 'Clear', estimated: false } }),
      ).toBeUndefined()
    }
  })

  it('shows only weather that may be the reason while a game waits', () => {
    const sky = (condition: Weather['condition'], estimated = false) => ({ temp: 82, condition, estimated })
    const waiting = (weather: Weather) => shownWeather(live('DELAYED', { weather }))
    expect(waiting(sky('Clear'))).toBeUndefined()
    expect(waiting(sky('Indoor'))).toBeUndefined()
    expect(waiting(sky('Rain', true))).toBeUndefined()
    for (const bad of ['Rain', 'Storm', 'Snow', 'Windy', 'Hazy'] as const)
      expect(waiting(sky(bad))).toEqual(sky(bad))
    expect(shownWeather(live('3Q • 8:36', { weather: sky('Clear') }))).toEqual(sky('Clear'))
    expect(shownWeather(finalGame({ homeTeam: sampleTeam() }))).toBeUndefined()
  })
})
