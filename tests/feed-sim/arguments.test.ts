import { describe, expect, it } from 'vitest'
import { readArguments } from './arguments'

const WALL = 1_800_000_000_000
const sentence = (args: readonly string[], environment = {}) => {
  const parsed = readArguments(args, environment, WALL)
  return parsed.kind === 'refused' ? parsed.sentence : ''
}

describe('the command line', () => {
  it('needs no argument: a free port, the season and the wall clock are the defaults', () => {
    expect(readArguments([], {}, WALL)).toEqual({
      kind: 'options',
      options: { port: 0, seed: 1, slate: 'season', clock: { start: WALL, anchor: WALL, rate: 1 } },
    })
  })

  it('takes the clock from the environment, up to a thousand times as fast', () => {
    const environment = { CLOCK_START: '2026-10-25T19:40:00Z', CLOCK_ANCHOR: '1000', CLOCK_RATE: '1000' }
    expect(readArguments(['--seed', '7', '--slate', 'standard'], environment, WALL)).toMatchObject({
      options: {
        seed: 7,
        slate: 'standard',
        clock: { start: Date.parse('2026-10-25T19:40:00Z'), anchor: 1000, rate: 1000 },
      },
    })
  })

  it('is refused with a sentence when it makes no sense', () => {
    expect(sentence(['--prot', '1'])).toContain('I do not know --prot')
    expect(sentence(['--port'])).toContain('--port needs a value')
    expect(sentence(['--port', '99999'])).toContain('--port must be')
    expect(sentence(['--seed', 'x'])).toContain('--seed must be')
    expect(sentence(['--slate', 'summer'])).toContain('--slate must be one of season, standard, full')
    expect(sentence(['--replay', '/no/such/folder'])).toContain('--replay must be a folder')
    expect(sentence([], { CLOCK_START: 'yesterday' })).toContain('CLOCK_START must be')
    expect(sentence([], { CLOCK_RATE: '2000' })).toContain('CLOCK_RATE must be a number from 0 to 1000')
  })
})
