import { describe, expect, it } from 'vitest'
import { mapFeedWeather } from './map-feed-weather'

describe("the feed's weather", () => {
  it.each([
    [
      { displayValue: 'Partly sunny', temperature: 83, conditionId: '3' },
      { words: 'Partly sunny', temp: 83 },
    ],
    [
      { displayValue: '38', temperature: 70, conditionId: 'Mostly cloudy' },
      { words: 'Mostly cloudy', temp: 70 },
    ],
    [
      { displayValue: '6', highTemperature: 58, conditionId: '7' },
      { words: '', temp: 58 },
    ],
    [{ displayValue: 'Rain', temperature: 999 }, { words: 'Rain' }],
    [
      { displayValue: 'Rain', temperature: '54' },
      { words: 'Rain', temp: 54 },
    ],
    [
      { displayValue: 'Rain', temperature: 'mild', highTemperature: 58 },
      { words: 'Rain', temp: 58 },
    ],
    [
      { displayValue: '38', temperature: ' -4.5 ' },
      { words: '', temp: -4.5 },
    ],
    [
      { displayValue: '38', temperature: '54.25' },
      { words: '', temp: 54.25 },
    ],
    [{ displayValue: '38', temperature: '1e2' }, undefined],
    [{ displayValue: '38', temperature: ['54'] }, undefined],
    [{ displayValue: '38', temperature: '54F' }, undefined],
    [{ displayValue: '38', temperature: 'F54' }, undefined],
    [{ displayValue: '38', temperature: '' }, undefined],
    [{ displayValue: '38' }, undefined],
    [{}, undefined],
    [null, undefined],
    ['Rain', undefined],
  ])('%j: whichever text is not a number is the words', (value, weather) => {
    expect(mapFeedWeather(value)).toStrictEqual(weather)
  })

  it('has only temperatures that occur on earth', () => {
    const temps = [-131, -130, 140, 141, NaN].map((temperature) => mapFeedWeather({ temperature })?.temp)
    expect(temps).toEqual([undefined, -130, 140, undefined, undefined])
  })
})
