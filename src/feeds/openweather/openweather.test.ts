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

  it.each([
    ['humidity', 0, 100],
    ['gust', 0, 300],
    ['deg', 0, 360],
  ])('takes a %s from %d to %d as measured, and leaves out any other', (member, least, most) => {
    const isTaken = (value: unknown) => {
      const measured = { temp: 50, [member]: value }
      return Object.keys(mapReading({ main: measured, wind: measured })!).length === 6
    }
    const values = [least - 1, least, most, most + 1, '50', NaN]
    expect(values.map(isTaken)).toEqual([false, true, true, false, false, false])
  })

  it.each([[-1], ['3'], [Infinity], [null]])('reads %j as no rain, no snow and no wind', (amount) => {
    const falls = { '1h': amount }
    const reply = { main: { temp: 50 }, wind: { speed: amount }, rain: falls, snow: falls }
    expect(mapReading(reply)).toStrictEqual({ temp: 50, group: '', windMph: 0, snow1h: 0, rain1h: 0 })
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

  it('drops half a character', () => {
    expect(weatherPath({ city: 'A\ud800B&c', state: '\udc00' })).toBe(
      '/data/2.5/weather?q=AB%26c,,US&units=imperial',
    )
    expect(weatherPath({ city: 'A\udc00', state: '\u{1f3c8}' })).toBe(
      '/data/2.5/weather?q=A,%F0%9F%8F%88,US&units=imperial',
    )
  })
})
