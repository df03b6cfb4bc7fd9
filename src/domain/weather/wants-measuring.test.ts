import { describe, expect, it } from 'vitest'
import type { Game } from '../game/game'
import { finalGame, liveGame, scheduledGame } from '../testing/sample-game'
import { wantsMeasuring } from './wants-measuring'

const NOW = Date.parse('2026-09-13T17:00:00Z')
const weather = { temp: 70, condition: 'Clear', estimated: true } as const

describe('the weather service is asked only about games now and soon whose weather is unknown', () => {
  it.each<[boolean, string, Game]>([
    [true, 'in play', liveGame({ weather })],
    [true, 'in three hours', scheduledGame({ weather, start: '2026-09-13T20:00:00Z' })],
    [true, 'late to start', scheduledGame({ weather, start: '2026-09-13T16:50:00Z' })],
    [false, 'later', scheduledGame({ weather, start: '2026-09-13T20:00:01Z' })],
    [false, 'at an open hour', scheduledGame({ weather, start: '2026-09-13T04:00:00Z' })],
    [false, 'over', finalGame({ weather })],
    [false, 'told by the feed', liveGame({ weather: { ...weather, estimated: false } })],
    [false, 'without any weather', liveGame()],
  ])('%s: a game %s', (wanted, _, game) => {
    expect(wantsMeasuring(game, NOW)).toBe(wanted)
  })
})

describe('a game keeps wanting what the service has measured, which its board then shows as certain', () => {
  const measured = { temp: 61, condition: 'Rain', estimated: false } as const
  const roofed = { temp: 72, condition: 'Indoor', estimated: false } as const

  it.each<[boolean, string, Game]>([
    [true, 'in play', liveGame({ weather: measured })],
    [true, 'in three hours', scheduledGame({ weather: measured, start: '2026-09-13T20:00:00Z' })],
    [true, 'without a reading on its board yet', liveGame({ weather })],
    [false, 'later', scheduledGame({ weather: measured, start: '2026-09-13T20:00:01Z' })],
    [false, 'over', finalGame({ weather: measured })],
    [false, 'to which the feed gives another temperature', liveGame({ weather: { ...measured, temp: 60 } })],
    [
      false,
      'to which the feed gives another sky',
      liveGame({ weather: { ...measured, condition: 'Clear' } }),
    ],
    [false, 'without any weather', liveGame()],
  ])('%s: a game %s', (wanted, _, game) => {
    expect(wantsMeasuring(game, NOW, measured)).toBe(wanted)
  })

  it('and what it learned of a roof, which is to be confirmed like a reading', () => {
    expect(wantsMeasuring(liveGame({ weather: roofed }), NOW, roofed)).toBe(true)
    expect(wantsMeasuring(liveGame({ weather: roofed }), NOW, measured)).toBe(false)
  })
})
