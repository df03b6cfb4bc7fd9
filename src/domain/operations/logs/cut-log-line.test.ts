import { describe, expect, it } from 'vitest'
import { cutLogLine, isRequestLine, LONGEST_LOGGED } from './cut-log-line'

const long = 'x'.repeat(900_000)
const short = long.slice(0, LONGEST_LOGGED)

describe('a line of the log', () => {
  it('stays as it is when it is short', () => {
    const line = {
      message: 'GET /api/nope',
      data: { type: 'request', status: 404, details: { data: {}, message: 'No such route.' }, auth: null },
    }
    expect(cutLogLine(line)).toEqual(line)
  })

  it('repeats no more than 200 characters of what a stranger sent, wherever it stands', () => {
    const data = { url: long, userAgent: long, details: { rawData: { id: long } }, list: [long], [long]: 1 }
    expect(cutLogLine({ message: long, data })).toEqual({
      message: short,
      data: {
        url: short,
        userAgent: short,
        details: JSON.stringify(data.details).slice(0, LONGEST_LOGGED),
        list: JSON.stringify(data.list).slice(0, LONGEST_LOGGED),
        [short]: 1,
      },
    })
  })

  it('hides the secrets of an address, and keeps the rest of it', () => {
    const url = '/reset-password?token=abc.def&lang=en'
    const referer = 'https://scores.example/auth/callback?state=s1&code=c1#top'
    expect(cutLogLine({ message: `GET ${url}`, data: { url, referer, details: { url } } })).toEqual({
      message: 'GET /reset-password?token=…&lang=en',
      data: {
        url: '/reset-password?token=…&lang=en',
        referer: 'https://scores.example/auth/callback?state=…&code=…#top',
        details: '{"url":"/reset-password?token=…&lang=en"}',
      },
    })
    const signIn = '/auth/callback?access_token=abc&code_verifier=def&page=3'
    expect(cutLogLine({ message: signIn, data: {} }).message).toBe(
      '/auth/callback?access_token=…&code_verifier=…&page=3',
    )
    const address = `/api/boards/nfl?${'a'.repeat(LONGEST_LOGGED)}&access_token=abc`
    expect(cutLogLine({ message: address, data: {} }).message).not.toContain('abc')
    expect(cutLogLine({ message: '/api/boards/nope?ids=1,2&page=3', data: {} }).message).toContain(
      'ids=1,2&page=3',
    )
  })

  it('is looked at no further than 400 characters, so that no text makes the search for secrets slow', () => {
    const { message } = cutLogLine({ message: `/?token=${'x'.repeat(392)}&lang=en`, data: {} })
    expect(message).toBe('/?token=…')
  })

  it('is a request only when PocketBase says so', () => {
    expect(isRequestLine({ message: 'GET /', data: { type: 'request' } })).toBe(true)
    expect(isRequestLine({ message: 'The feed failed', data: { league: 'nfl' } })).toBe(false)
  })
})
