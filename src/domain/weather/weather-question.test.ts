import { describe, expect, it } from 'vitest'
import { parseWeatherQuestion } from './weather-question'

const ask = (changes: Partial<Record<'city' | 'state' | 'venue' | 'sport', string>>) =>
  parseWeatherQuestion({ city: 'Green Bay', state: 'WI', venue: '', sport: '', ...changes })

describe('a question about the weather', () => {
  it('names city and state', () => {
    const query = { ok: true, name: '', city: 'Green Bay', state: 'WI' }
    expect(ask({})).toEqual({ ok: true, question: { query, indoor: false, sport: 'NFL' } })
  })

  it.each([
    ['no city', { city: ' ' }],
    ['no state', { state: '' }],
  ])('with %s is answered by an estimate and the reason', (_what, changes) => {
    const reason = 'Venue information incomplete'
    expect(ask(changes)).toMatchObject({ ok: true, question: { query: { ok: false, reason } } })
  })

  it.each([
    ['a known venue with a roof', { venue: 'Ford Field', sport: 'NFL' }, true],
    ['a league that plays in halls', { sport: 'nba' }, true],
    ['hockey', { sport: 'NHL' }, true],
    ['a stadium in the open', { venue: 'Lambeau Field', sport: 'nfl' }, false],
  ])('%s', (_what, changes, indoor) => {
    expect(ask(changes)).toMatchObject({ ok: true, question: { indoor } })
  })

  it('takes a name of eighty letters', () => {
    const city = 'a'.repeat(80)
    expect(ask({ city })).toMatchObject({ ok: true, question: { query: { ok: true, city } } })
  })

  it.each(['Montréal', "Coeur d'Alene", 'St. Louis', 'Winston-Salem'])('%s is a city', (city) => {
    expect(ask({ city })).toMatchObject({ ok: true, question: { query: { ok: true, city } } })
  })

  it.each(['Johnny "Red" Floyd Stadium', 'KFC Yum! Center', 'Court #1', 'Estádio 日本', 'a'.repeat(80)])(
    '%s is a venue',
    (venue) => {
      expect(ask({ venue })).toMatchObject({ ok: true, question: { query: { ok: true, name: venue } } })
    },
  )

  it.each([
    ['city', { city: 'a'.repeat(81) }],
    ['city', { city: 'Town\r\nHost: evil.example' }],
    ['city', { city: 'Town?appid=1' }],
    ['state', { state: '<b>' }],
    ['city', { city: 'The "Big" Town' }],
    ['state', { state: 'TN!' }],
    ['venue', { venue: '%00' }],
    ['venue', { venue: '<b>Field</b>' }],
    ['venue', { venue: 'Field\r\nHost: evil.example' }],
    ['venue', { venue: 'Field\u0000' }],
    ['venue', { venue: 'Field\u007f' }],
    ['venue', { venue: 'Field\ud800' }],
    ['venue', { venue: 'a'.repeat(81) }],
  ])('a broken %s is refused', (name, changes) => {
    expect(ask(changes)).toEqual({ ok: false, reason: `${name} is not the name of a place` })
  })

  it.each(['PGA', 'cricket'])('%s has no games with weather', (sport) => {
    expect(ask({ sport })).toEqual({ ok: false, reason: 'sport is not one of ours with games' })
  })
})
