import { describe, expect, it } from 'vitest'
import type { ServerSettings } from '../../../src/domain/server-settings'
import { isOurUpstream, withoutAddress } from './upstream-address'

const SETTINGS: ServerSettings = {
  clock: { start: 0, anchor: 0, rate: 1 },
  feedSiteUrl: 'https://site.example',
  feedCoreUrl: 'https://core.example:8443/base',
  imageUrl: 'http://127.0.0.1:4000',
  weatherUrl: 'https://weather.example',
  liveIntervalMs: 15_000,
  loopbackUrl: 'http://127.0.0.1:8090',
  sites: ['dist'],
  adminAddresses: [],
  edges: 0,
  appUrl: 'http://127.0.0.1:8090',
  internalSecret: 'secret',
}

describe('only the upstreams of the settings are asked', () => {
  it.each([
    'https://site.example/apis/site/v2/sports/football/nfl/scoreboard?dates=20261025',
    'https://core.example:8443/base/v2/sports',
    'http://127.0.0.1:4000/i/a.png',
    'https://weather.example/data/2.5/weather?q=Green%20Bay,WI,US&units=imperial&appid=x',
  ])('%s', (url) => {
    expect(isOurUpstream(url, SETTINGS)).toBe(true)
  })

  it('or the model, where there is one', () => {
    const ai = { url: 'https://model.example', key: 'secret', model: 'small', timeoutMs: 10_000 }
    const url = 'https://model.example/v1/messages'
    expect([SETTINGS, { ...SETTINGS, ai }].map((settings) => isOurUpstream(url, settings))).toEqual([
      false,
      true,
    ])
  })

  it.each([
    'https://site.example.evil.example/a',
    'https://site.example@evil.example/a',
    'https://site.example:444/a',
    'http://site.example/a',
    'https://core.example:8443/elsewhere',
    'https://core.example:8443/base/../elsewhere',
    'https://site.example/a/..',
    'https://site.example/./a',
    'https://site.example/a\r\nHost: evil.example',
    'https://site.example/a b',
    'https://site.example\\@evil.example/a',
    'http://127.0.0.1:8090/api/internal/wake/nfl',
    'file:///etc/passwd',
    'https://site.example',
    '',
  ])('never %j', (url) => {
    expect(isOurUpstream(url, SETTINGS)).toBe(false)
  })
})

it('no address, and so no key, stands in an error that may be logged', () => {
  const text = 'GoError: Get "https://weather.example/x?appid=geheim": dial tcp: connection refused'
  expect(withoutAddress(text)).toBe('GoError: Get (address): dial tcp: connection refused')
  expect(withoutAddress(`GoError: ${'x'.repeat(300)}`)).toHaveLength(200)
})
