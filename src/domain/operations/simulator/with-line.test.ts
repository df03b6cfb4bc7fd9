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

it('a game without odds has no line', () => {
  expect(lineOf(sampleSimulatedGame())).toBeUndefined()
})
