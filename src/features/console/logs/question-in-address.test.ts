import { describe, expect, it } from 'vitest'
import { readQuestion, writeFilters, writeTime } from './question-in-address'

const usual = { query: '', quick: 'all', time: { preset: '24h' }, dataTypes: [], filters: [] }
const at = (address: Record<string, string>) => readQuestion((name) => address[name] ?? '')

describe('a search of the log in an address', () => {
  it('has the default parts when the address names none, or unknown ones', () => {
    expect(at({})).toEqual(usual)
    expect(at({ show: 'mine', time: '2y', types: 'secrets', filters: '{', from: 'x' })).toEqual(usual)
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
