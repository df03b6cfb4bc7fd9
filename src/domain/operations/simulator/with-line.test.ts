import { expect, it } from 'vitest'
import { sampleLine } from '../../odds/testing/sample-odds'
import { sampleSimulatedGame } from '../testing/samples'
import { lineOf, withLine } from './with-line'

it('a line that a game was given is the one that its card shows', () => {
  const line = sampleLine()
  expect(lineOf(withLine(sampleSimulatedGame(), line))).toEqual(line)
  for (const favorite of ['home', 'away', 'none'] as const) {
    expect(lineOf(withLine(sampleSimulatedGame(), { ...line, favorite }))?.favorite).toBe(favorite)
  }
})

it('a line has no more than the odds that are known', () => {
  const { favorite, providerName, providerId, details } = sampleLine()
  const bare = { favorite, providerName, providerId, details }
  expect(lineOf(withLine(sampleSimulatedGame(), bare))).toStrictEqual(bare)
})

it('a game without odds of both sides has no line', () => {
  const { homeTeamOdds: _home, ...ofVisitors } = withLine(sampleSimulatedGame(), sampleLine())
  const { awayTeamOdds: _away, ...ofHosts } = withLine(sampleSimulatedGame(), sampleLine())
  expect([lineOf(ofVisitors), lineOf(ofHosts)]).toEqual([undefined, undefined])
  expect(lineOf(sampleSimulatedGame())).toBeUndefined()
})
