import { describe, expect, it } from 'vitest'
import { sampleTeam, scheduledGame } from '../testing/sample-game'
import { isGameFound, isTeamFound } from './matches-query'
import { isOneTypo } from './one-typo'

const seahawks = sampleTeam({ name: 'Seahawks', abbreviation: 'SEA', displayName: 'Seattle Seahawks' })
const blues = sampleTeam({ name: 'Blues', abbreviation: 'STL', displayName: 'St. Louis Blues' })
const canadiens = sampleTeam({
  name: 'Canadiens',
  abbreviation: 'MTL',
  displayName: 'Montréal Canadiens',
})

const hawaii = sampleTeam({ name: 'Rainbow Warriors', abbreviation: 'HAW', displayName: "Hawai'i" })

const ncState = sampleTeam({
  name: 'Wolfpack',
  abbreviation: 'NCSU',
  displayName: 'N.C. State Wolfpack',
})

describe('a substring or a word prefix of name, abbreviation or displayName always matches', () => {
  it.each([
    ['nothing typed', seahawks, ''],
    ['spaces', seahawks, '  '],
    ['abbreviation', seahawks, 'sea'],
    ['name', seahawks, 'SEAHAWKS'],
    ['inside a word', seahawks, 'hawk'],
    ['across words', seahawks, 'tle sea'],
    ['across words with a dash', seahawks, 'tle - sea'],
    ['word prefixes in any order', seahawks, 'seah seat'],
    ['prefixes of two words', seahawks, 'seat seah'],
    ['without the point', blues, 'st louis'],
    ['without the points of initials', ncState, 'nc state'],
    ['without the accent', canadiens, 'montreal'],
    ['with the accent', canadiens, 'Montré'],
    ['with the apostrophe of a phone', hawaii, 'Hawai\u2019i'],
    ['without it', hawaii, 'hawaii'],
  ])('%s', (_what, team, query) => {
    expect(isTeamFound(team, query)).toBe(true)
  })
})

const aggies = sampleTeam({ name: 'Aggies', abbreviation: 'TA&M', displayName: 'Texas A&M Aggies' })
const tribe = sampleTeam({ name: 'Tribe', abbreviation: 'W&M', displayName: 'William & Mary Tribe' })

describe('an ampersand is found with blanks around it, without them, and left out', () => {
  it.each([
    ['a&m', aggies],
    ['A & M', aggies],
    ['texas a & m', aggies],
    ['texas a &', aggies],
    ['aggies a& m', aggies],
    ['texas am', aggies],
    ['tam', aggies],
    ['&', aggies],
    ['william & mary', tribe],
    ['william&mary', tribe],
    ['william mary', tribe],
    ['tribe & wiliam', tribe],
  ])('%s', (query, team) => {
    expect(isTeamFound(team, query)).toBe(true)
  })

  it.each(['texas am', 'texas a&m', '&'])('and finds no team without it: %s', (query) => {
    const longhorns = { name: 'Longhorns', abbreviation: 'TEX', displayName: 'Texas Longhorns' }
    expect(isTeamFound(longhorns, query)).toBe(false)
  })

  it('and a typed one finds no team that has only the letters beside it', () => {
    const tide = { name: 'Crimson Tide', abbreviation: 'ALA', displayName: 'Alabama Crimson Tide' }
    expect(['a&m', 'a & m'].map((query) => isTeamFound(tide, query))).toEqual([false, false])
  })
})

describe('one typo in a word of five letters or more matches', () => {
  it.each([
    ['a wrong letter', 'seatlle', true],
    ['a missing one', 'seatle', true],
    ['an extra one', 'seahawwks', true],
    ['two swapped', 'seahwaks', true],
    ['one in each of two words', 'seatle seahwaks', true],
    ['two in one word', 'saetlle', false],
    ['two wrong letters side by side', 'seahxxks', false],
    ['only the first half of a swap', 'seahwxks', false],
    ['only the second half of a swap', 'seahxaks', false],
    ['one in one word, and another word', 'seatle blues', false],
    ['in a word of four letters', 'sxah', false],
  ])('%s: %s is found: %s', (_what, query, found) => {
    expect(isTeamFound(seahawks, query)).toBe(found)
  })

  it('in a word of exactly five, not in four letters of it', () => {
    expect(['blies', 'bues'].map((query) => isTeamFound(blues, query))).toEqual([true, false])
  })

  it('a word without a typo matches too', () => {
    expect(isOneTypo('blues', 'blues')).toBe(false)
  })

  it('not in a short word of the team', () => {
    expect(isTeamFound(sampleTeam({ name: 'Jets', abbreviation: 'NYJ', displayName: 'Jets' }), 'jetss')).toBe(
      false,
    )
  })
})

describe('a word that is in no name of a team finds none', () => {
  it.each(['日本', 'Сиэтл', '🏈 日', 'zzz'])('%s', (query) => {
    expect(isTeamFound(seahawks, query)).toBe(false)
  })
})

describe('letters in order alone do not match', () => {
  it.each(['sthk', 'sttle', 'shwks', 'ses'])('%s', (query) => {
    expect(isTeamFound(seahawks, query)).toBe(false)
  })
})

it('a game is found by either team', () => {
  const game = scheduledGame({ homeTeam: seahawks, awayTeam: blues })
  expect(['hawks', 'blues', 'canadiens'].map((query) => isGameFound(game, query))).toEqual([
    true,
    true,
    false,
  ])
})
