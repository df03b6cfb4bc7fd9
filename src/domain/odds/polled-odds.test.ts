import { describe, expect, it } from 'vitest'
import { captureDetails } from './capture'
import type { OddsGame } from './odds-record'
import { polledWrite, type PolledGame } from './polled-odds'
import { sampleLine, sampleRecord } from './testing/sample-odds'

const GAME: OddsGame = {
  id: '100',
  sport: 'NFL',
  homeTeam: 'HOM',
  awayTeam: 'AWA',
  date: '2026-09-06T17:00:00Z',
}
const stored = sampleRecord()
const closed = { ...stored, details: captureDetails('closing', stored.details, '') }
const line = sampleLine({ overUnder: 50 })
const TOTALS: readonly [string, Omit<PolledGame, 'game'>, number | undefined][] = [
  ['a scheduled game with a line', { phase: 'scheduled', line }, 50],
  ['a scheduled game whose line moved', { phase: 'scheduled', line, stored }, 50],
  ['a scheduled game without a line', { phase: 'scheduled', stored }, undefined],
  ['a game first seen live, offered a line', { phase: 'live', phaseBefore: 'scheduled', line, stored }, 50],
  ['a game first seen live, offered none', { phase: 'live', phaseBefore: 'scheduled', stored }, 47.5],
  ['a game never seen before that is live', { phase: 'live', line }, 50],
  [
    'a live game whose capture was lost to a restart',
    { phase: 'live', phaseBefore: 'live', line, stored },
    47.5,
  ],
  ['a live game first offered a line', { phase: 'live', phaseBefore: 'live', line }, undefined],
  [
    'a live game with its closing line',
    { phase: 'live', phaseBefore: 'live', line, stored: closed },
    undefined,
  ],
  ['a suspended game that goes on', { phase: 'live', phaseBefore: 'off', line, stored: closed }, undefined],
  ['a final game', { phase: 'final', phaseBefore: 'live', line, stored }, undefined],
  ['a postponed game', { phase: 'off', phaseBefore: 'scheduled', line, stored }, undefined],
]

describe('what a poll saves of a game', () => {
  it.each(TOTALS)('%s', (_what, polled, total) => {
    const write = polledWrite({ game: GAME, ...polled }, '2026-09-06T17:00:05Z')
    expect(write?.record.over_under).toBe(total)
    if (write) expect(write.record.details.startsWith('Closing line - ')).toBe(polled.phase === 'live')
  })

  it('a later line of a live game does not bring back what was taken down before play', () => {
    const { homeMoneyLine: _home, awayMoneyLine: _away, ...shown } = sampleLine()
    const polled: PolledGame = { game: GAME, phase: 'live', phaseBefore: 'live', line, shown, stored }
    expect(polledWrite(polled, '2026-09-06T17:00:05Z')).toEqual({
      record: { ...closed, home_money_line: null, away_money_line: null },
    })
  })
})
