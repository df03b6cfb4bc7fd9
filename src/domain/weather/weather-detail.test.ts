import { describe, expect, it } from 'vitest'
import { liveGame, scheduledGame } from '../testing/sample-game'
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

  it('has no line for what is unknown', () => {
    expect(texts()).toEqual(['58° Overcast', '12 mph', 'Dry'])
  })

  it.each([
    [{ windMph: 0 }, 'Calm'],
    [{ windMph: 0.5 }, '1 mph'],
    [{ gustMph: 13 }, '12 mph, gusts to 13 mph'],
    [{ windFrom: 350 }, '12 mph from N'],
    [{ gustMph: 12.4 }, '12 mph'],
  ])('%j: the wind is %j', (changes, text) => {
    expect(texts(changes)[1]).toBe(text)
  })

  it('calls a trace of rain what it is', () => {
    expect(texts({ rain1h: 0.1 })[2]).toBe('Less than 0.01 in of rain')
    expect(texts({ rain1h: 0.254 })[2]).toBe('0.01 in of rain')
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

  it('means nothing when nothing was measured', () => {
    expect(weatherMeaning('football', { weather: WEATHER })).toBeUndefined()
  })

  it('takes the sky of the board where that is certain', () => {
    const onBoard = { temp: 40, condition: 'Rain', estimated: false } as const
    expect(withBoardWeather(detail(), liveGame({ weather: onBoard }))).toEqual({
      ...detail(),
      weather: onBoard,
    })
    expect(withBoardWeather(detail(), liveGame({ weather: { ...onBoard, estimated: true } }))).toEqual(
      detail(),
    )
  })

  it('keeps what was measured now apart from what the board says of a game to come', () => {
    const onBoard = { temp: 40, condition: 'Rain', estimated: false } as const
    const before = withBoardWeather(detail(), scheduledGame({ weather: onBoard }))
    expect(weatherLines(before).map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Sky: 58° Overcast',
      'Wind: 12 mph',
      'Last hour: Dry',
      'For the game: 40° Rain',
    ])
    const same = withBoardWeather(detail(), scheduledGame({ weather: WEATHER }))
    expect(weatherLines(same)).toEqual(weatherLines(detail()))
    const indoor = withBoardWeather(detail(), scheduledGame({ weather: indoorWeather('NFL') }))
    expect(indoor.weather.condition).toBe('Indoor')
    const unmeasured = withBoardWeather({ weather: WEATHER }, scheduledGame({ weather: onBoard }))
    expect(weatherLines(unmeasured)).toEqual([{ label: 'Sky', text: '40° Rain' }])
  })

  it('is read from an answer, without invalid figures', () => {
    expect(parseWeatherDetail(detail({ humidity: 61 }))).toEqual(detail({ humidity: 61 }))
    expect(parseWeatherDetail(detail({ humidity: '61' }))).toEqual({ weather: WEATHER })
  })

  it.each(['Clear', 'Indoor', 'Snow', 'Rain', 'Windy', 'Storm', 'Hazy', 'Overcast'])(
    'is read where it says %s',
    (condition) => {
      const weather = { ...WEATHER, condition }
      expect(parseWeatherDetail({ weather })).toEqual({ weather })
    },
  )

  it.each([
    [null],
    ['text'],
    [{ ...WEATHER, condition: 'Nice' }],
    [{ ...WEATHER, condition: ['Clear'] }],
    [{ ...WEATHER, temp: '58' }],
    [{ ...WEATHER, estimated: 'no' }],
  ])('is refused with the weather %j', (weather) => {
    expect(parseWeatherDetail({ weather })).toBeUndefined()
  })

  it.each<[unknown]>([
    [null],
    ['text'],
    [{ ...READING, group: 7 }],
    ...['temp', 'windMph', 'snow1h', 'rain1h'].map((name): [unknown] => [{ ...READING, [name]: undefined }]),
    ...['feelsLike', 'humidity', 'gustMph', 'windFrom'].map((name): [unknown] => [
      { ...READING, [name]: '1' },
    ]),
  ])('leaves out the reading %j', (reading) => {
    expect(parseWeatherDetail({ weather: WEATHER, reading })).toEqual({ weather: WEATHER })
  })
})
