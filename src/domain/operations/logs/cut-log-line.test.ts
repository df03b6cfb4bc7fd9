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

  it('is a request only when PocketBase says so', () => {
    expect(isRequestLine({ message: 'GET /', data: { type: 'request' } })).toBe(true)
    expect(isRequestLine({ message: 'The feed failed', data: { league: 'nfl' } })).toBe(false)
  })
})
