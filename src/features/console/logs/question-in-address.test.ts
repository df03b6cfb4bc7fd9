import { describe, expect, it } from 'vitest'
import { readQuestion, writeFilters, writeTime } from './question-in-address'

const usual = { query: '', quick: 'all', time: { preset: '24h' }, dataTypes: [], filters: [] }
const at = (address: Record<string, string>) => readQuestion((name) => address[name] ?? '')

describe('a search of the log in an address', () => {
  it('has the default parts when the address names none, or unknown ones', () => {
    expect(at({})).toEqual(usual)
    expect(at({ show: 'mine', time: '2y', types: 'secrets', filters: '{', from: 'x' })).toEqual(usual)
  })

  it.each(['', 'x1', '1x', '-1', '1.5', '1234567890123456'])(
    'has no bound where the address names one that is no time: %j',
    (text) => {
      expect(at({ time: 'custom', from: text, to: text }).time).toEqual({ preset: 'custom' })
    },
  )

  it.each([
    [{ from: '0' }, { fromMs: 0 }],
    [{ to: '123456789012345' }, { toMs: 123_456_789_012_345 }],
  ])('may be bounded on one side only: %j', (address, bounds) => {
    const time = { preset: 'custom', ...bounds } as const
    expect(at({ time: 'custom', ...address }).time).toEqual(time)
    expect(writeTime(time)).toEqual({ time: 'custom', from: '', to: '', ...address })
  })

  it('names a span that is not the usual one', () => {
    expect(writeTime({ preset: '7d' })).toEqual({ time: '7d', from: '', to: '' })
    expect(at({ time: '7d' }).time).toEqual({ preset: '7d' })
  })

  it('asks for no more words than the server takes', () => {
    expect(at({ q: `${'a'.repeat(199)}bc` }).query).toBe(`${'a'.repeat(199)}b`)
  })

  it('is read as it was written', () => {
    const filters = [{ id: 'f0', field: 'level', operator: 'in', value: 'error, warn' }] as const
    const time = { preset: 'custom', fromMs: 1000, toMs: 2000 } as const
    const address = {
      q: 'failed',
      show: 'errors',
      types: 'logs alerts',
      ...writeTime(time),
      ...writeFilters(filters),
    }
    expect(at(address)).toEqual({
      query: 'failed',
      quick: 'errors',
      time,
      dataTypes: ['logs', 'alerts'],
      filters,
    })
  })

  it('leaves out default parts', () => {
    expect([writeTime({ preset: '24h' }), writeFilters([])]).toEqual([
      { time: '', from: '', to: '' },
      { filters: '' },
    ])
  })
})
