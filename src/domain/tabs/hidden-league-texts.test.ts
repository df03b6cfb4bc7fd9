import { expect, it } from 'vitest'
import { HIDDEN_TEXT, hiddenLeagueTitle, noLeaguesTitle } from './hidden-league-texts'

it('a league that an operator has hidden takes a break, and nobody is told of a failure', () => {
  expect([hiddenLeagueTitle('NFL'), noLeaguesTitle(), HIDDEN_TEXT]).toEqual([
    'NFL is taking a break here',
    'No leagues at the moment',
    'Whoever runs this site has switched it off for now. Scores are back as soon as it is on again.',
  ])
})
