import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mapReading } from './map-reading'
import { weatherPath } from './request'

describe("the weather service's answer", () => {
  it('is read: main.temp, weather[0].main, wind.speed, snow 1h, rain 1h', () => {
    const reply = {
      main: { temp: 58.4, feels_like: 55.6, humidity: 61 },
      weather: [{ main: 'Rain' }],
      wind: { speed: 12, gust: 19.8, deg: 310 },
      rain: { '1h': 0.4 },
      snow: { '1h': 0.1 },
    }
    expect(mapReading(reply)).toEqual({
      temp: 58.4,
      group: 'Rain',
      windMph: 12,
      snow1h: 0.1,
      rain1h: 0.4,
      feelsLike: 55.6,
      humidity: 61,
      gustMph: 19.8,
      windFrom: 310,
    })
  })

  it('needs a temperature only', () => {
    expect(mapReading({ main: { temp: 0 } })).toEqual({
      temp: 0,
      group: '',
      windMph: 0,
      snow1h: 0,
      rain1h: 0,
    })
    expect([mapReading(null), mapReading({}), mapReading({ main: { temp: '58' } })]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('never throws, whatever comes', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => void [mapReading(value), mapReading({ main: value })]))
  })
})

describe('000 section 7: weather request', () => {
  it('asks by city, state and country US in imperial units', () => {
    expect(weatherPath({ city: 'Green Bay', state: 'WI' })).toBe(
      '/data/2.5/weather?q=Green%20Bay,WI,US&units=imperial',
    )
  })

  it('takes half a character', () => {
    expect(weatherPath({ city: 'A\ud800B&c', state: '\udc00' })).toBe(
      '/data/2.5/weather?q=AB%26c,,US&units=imperial',
    )
  })
})
