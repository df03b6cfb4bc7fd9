import { describe, expect, it } from 'vitest'
import { conditionOfWords } from './condition-of-words'
import { gameWeather } from './game-weather'
import { weatherText } from './weather'
import { weatherOfReading } from './weather-reading'

const READING = { temp: 58.4, group: 'Clouds', windMph: 5, snow1h: 0, rain1h: 0 }

describe('000 section 3: the eight conditions', () => {
  it.each([
    ['Clear', 'Clear'],
    ['Sunny', 'Clear'],
    ['Mostly sunny', 'Clear'],
    ['Partly sunny', 'Clear'],
    ['Partly cloudy', 'Clear'],
    ['Hazy sunshine', 'Hazy'],
    ['Fog', 'Hazy'],
    ['Smoke', 'Hazy'],
    ['Mostly cloudy', 'Overcast'],
    ['Cloudy', 'Overcast'],
    ['Clouds', 'Overcast'],
    ['Rain', 'Rain'],
    ['Partly sunny w/ showers', 'Rain'],
    ['Rain and snow', 'Snow'],
    ['Freezing rain', 'Snow'],
    ['Snowstorm', 'Snow'],
    ['Flurries', 'Snow'],
    ['Thunderstorms', 'Storm'],
    ['Mostly cloudy w/ t-storms', 'Storm'],
    ['Tornado', 'Storm'],
    ['Tstorms and rain', 'Storm'],
    ['Severe storms', 'Storm'],
    ['Windy', 'Windy'],
    ['Wind', 'Windy'],
    ['Gray', 'Overcast'],
    ['Grey', 'Overcast'],
    ['Hot', 'Clear'],
    ['Dome', 'Indoor'],
  ])('%s is %s', (words, condition) => {
    expect(conditionOfWords(words)).toBe(condition)
  })

  it.each(['', '38', 'TBD'])('%j tells of no weather', (words) => {
    expect(conditionOfWords(words)).toBeUndefined()
  })
})

describe("000 section 7: the weather service's reading", () => {
  it.each([
    ['clouds', {}, 'Overcast'],
    ['a clear sky', { group: 'Clear' }, 'Clear'],
    ['mist', { group: 'Mist' }, 'Hazy'],
    ['snow 1h', { snow1h: 0.3 }, 'Snow'],
    ['rain 1h', { rain1h: 0.3 }, 'Rain'],
    ['both', { snow1h: 0.1, rain1h: 2 }, 'Snow'],
    ['drizzle without an amount', { group: 'Drizzle' }, 'Rain'],
    ['snow without an amount', { group: 'Snow' }, 'Snow'],
    ['snow in the wind', { group: 'Snow', windMph: 30 }, 'Snow'],
    ['rain in the wind, without an amount', { group: 'Rain', windMph: 30 }, 'Rain'],
    ['snow that is measured as rain', { group: 'Snow', rain1h: 1 }, 'Snow'],
    ['a thunderstorm with rain', { group: 'Thunderstorm', rain1h: 4 }, 'Storm'],
    ['wind of 20 mph', { windMph: 20 }, 'Windy'],
    ['wind of 19.9 mph', { windMph: 19.9 }, 'Overcast'],
    ['wind and rain', { windMph: 30, rain1h: 1 }, 'Rain'],
    ['an unknown group', { group: '' }, 'Clear'],
  ] as const)('of %s', (_what, changes, condition) => {
    expect(weatherOfReading({ ...READING, ...changes })).toEqual({ temp: 58, condition, estimated: false })
  })
})

describe('000 section 8: fallbacks of the weather', () => {
  it.each([
    ['nothing known', {}, { temp: 70, condition: 'Clear', estimated: true }],
    [
      "the feed's own",
      { fromFeed: { temp: 61, words: 'Rain' } },
      { temp: 61, condition: 'Rain', estimated: false },
    ],
    [
      "the feed's temperature alone",
      { fromFeed: { temp: 61, words: '' } },
      { temp: 61, condition: 'Clear', estimated: true },
    ],
    ["nothing of the feed's", { fromFeed: { words: '' } }, { temp: 70, condition: 'Clear', estimated: true }],
    [
      "the feed's word for a roof",
      { fromFeed: { temp: 40, words: 'Dome' } },
      { temp: 72, condition: 'Indoor', estimated: false },
    ],
    [
      "the feed's words alone",
      { fromFeed: { words: 'Rain' } },
      { temp: 70, condition: 'Rain', estimated: true },
    ],
    [
      'a reading, which beats the feed',
      { reading: READING, fromFeed: { temp: 61, words: 'Rain' } },
      { temp: 58, condition: 'Overcast', estimated: false },
    ],
    [
      'a roof, which beats both',
      { indoor: true, reading: READING },
      { temp: 72, condition: 'Indoor', estimated: false },
    ],
    ['an NBA game', { sport: 'NBA' }, { temp: 72, condition: 'Indoor', estimated: false }],
    ['an NHL game', { sport: 'NHL' }, { temp: 70, condition: 'Indoor', estimated: false }],
  ] as const)('%s', (_what, facts, weather) => {
    expect(gameWeather({ sport: 'NFL', indoor: false, ...facts })).toEqual(weather)
  })

  it('reads as estimated where it is, and as Indoor in a hall', () => {
    const texts = [{}, { sport: 'NHL' as const }, { reading: READING }].map((facts) =>
      weatherText(gameWeather({ sport: 'NFL', indoor: false, ...facts })),
    )
    expect(texts).toEqual(['70° Clear (estimated)', 'Indoor', '58° Overcast'])
  })
})
