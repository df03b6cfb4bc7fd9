import { describe, expect, it } from 'vitest'
import { indoorWeather } from './game-weather'
import { parseWeatherDetail, weatherLines, weatherMeaning, withBoardWeather } from './weather-detail'

const READING = { temp: 58.4, group: 'Clouds', windMph: 12.2, snow1h: 0, rain1h: 0 }
const WEATHER = { temp: 58, condition: 'Overcast', estimated: false } as const
const detail = (changes: object = {}) => ({ weather: WEATHER, reading: { ...READING, ...changes } })
const texts = (changes: object = {}) => weatherLines(detail(changes)).map(({ text }) => text)

describe('the weather in detail', () => {
  it('has a line for each thing that was measured', () => {
    const all = { feelsLike: 55.6, humidity: 61, gustMph: 19.8, windFrom: 310, rain1h: 0.4, snow1h: 5 }
    expect(weatherLines(detail(all))).toEqual([
      { label: 'Sky', text: '58° Overcast' },
      { label: 'Feels like', text: '56°' },
      { label: 'Wind', text: '12 mph from NW, gusts to 20 mph' },
      { label: 'Last hour', text: '0.02 in of rain, 0.20 in of snow' },
      { label: 'Humidity', text: '61%' },
    ])
  })

  it('has none for what nobody told', () => {
    expect(texts()).toEqual(['58° Overcast', '12 mph', 'Dry'])
  })

  it.each([
    [{ windMph: 0 }, 'Calm'],
    [{ windFrom: 350 }, '12 mph from N'],
    [{ gustMph: 12.4 }, '12 mph'],
  ])('%j: the wind is %j', (changes, text) => {
    expect(texts(changes)[1]).toBe(text)
  })

  it('calls a trace of rain what it is', () => {
    expect(texts({ rain1h: 0.1 })[2]).toBe('Less than 0.01 in of rain')
  })

  it('says Indoor under a roof, and marks an estimate, and neither has more', () => {
    expect(weatherLines({ weather: indoorWeather('NFL') })).toEqual([{ label: 'Sky', text: 'Indoor' }])
    expect(weatherLines({ weather: { ...WEATHER, estimated: true } })).toEqual([
      { label: 'Sky', text: '58° Overcast (estimated)' },
    ])
  })

  it.each([
    ['football', { windMph: 19.9 }, undefined],
    ['football', { windMph: 20 }, 'Wind this strong moves kicks and long passes.'],
    ['baseball', { gustMph: 21 }, 'Wind this strong moves fly balls.'],
    ['basketball', { windMph: 40 }, undefined],
  ] as const)('means for %s at %j: %j', (kind, changes, meaning) => {
    expect(weatherMeaning(kind, detail(changes))).toBe(meaning)
  })

  it('says of the sky what the board says for certain', () => {
    const onBoard = { temp: 40, condition: 'Rain', estimated: false } as const
    expect(withBoardWeather(detail(), onBoard)).toEqual({ ...detail(), weather: onBoard })
    expect(withBoardWeather(detail(), { ...onBoard, estimated: true })).toEqual(detail())
  })

  it('is read from an answer, without figures that are none', () => {
    expect(parseWeatherDetail(detail({ humidity: 61 }))).toEqual(detail({ humidity: 61 }))
    expect(parseWeatherDetail(detail({ humidity: '61' }))).toEqual({ weather: WEATHER })
    expect(parseWeatherDetail({ weather: { ...WEATHER, condition: 'Nice' } })).toBeUndefined()
  })
})
