import { expect, it } from 'vitest'
import { linePoints } from './line-point'
import { providersText } from './line-providers'
import { sampleChange } from './testing/sample-changes'

/** The words for lines of these providers, given from the oldest on. */
const wordsOf = (...providers: readonly string[]) =>
  providersText(linePoints(providers.toReversed().map((provider_name) => sampleChange({ provider_name }))))

it.each([
  [['ESPN BET'], 'Lines by ESPN BET.'],
  [['ESPN BET', 'ESPN BET', 'DraftKings'], 'Lines by ESPN BET, then DraftKings.'],
  [['ESPN BET', '', 'DraftKings'], 'Lines by ESPN BET, then DraftKings.'],
  [['A', 'B', 'C'], 'Lines by A, then B, then C.'],
])('lines of %j name each provider once', (providers, words) => {
  expect(wordsOf(...providers)).toBe(words)
})

it('the provider of the newest line comes last, also when it had one before', () => {
  expect(wordsOf('ESPN BET', 'DraftKings', 'ESPN BET')).toBe('Lines by DraftKings, then ESPN BET.')
})

it('lines whose provider has no name have no such sentence', () => {
  expect(wordsOf('', '')).toBe('')
})
