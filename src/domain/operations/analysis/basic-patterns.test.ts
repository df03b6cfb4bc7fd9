import { expect, it } from 'vitest'
import { NOON, sampleLog } from '../testing/samples'
import { basicPatterns } from './basic-patterns'

const error = (
  message: string,
  timestamp = NOON,
  metadata?: { readonly stack?: string; readonly url?: string },
) => sampleLog({ level: 'error', category: 'API', message, timestamp, ...(metadata && { metadata }) })

it('errors that are alike are one pattern, with all files and addresses that they name', () => {
  const stack =
    'at poll (src/sync/poll.ts:42:7) at run (src/app/run.jsx:1:1) at wake (service-worker.js:1:302)'
  const errors = [
    error('Timeout after 9 ms', NOON - 5, { stack, url: '/api/games/nfl' }),
    error('Timeout after 31 ms', NOON, { stack: 'at src/sync/poll.ts:44:10', url: '/api/games/nba' }),
    error('Timeout after 7 ms', NOON - 9, {}),
  ]
  expect(basicPatterns(errors)).toEqual([
    {
      id: 'API: Timeout after # ms',
      title: 'Timeout after 9 ms',
      pattern: 'Timeout after # ms',
      description: '3 errors of this kind in API',
      frequency: 3,
      severity: 'low',
      category: 'API',
      firstSeen: NOON - 9,
      lastSeen: NOON,
      affectedFiles: ['src/sync/poll.ts', 'src/app/run.jsx', 'service-worker.js'],
      affectedEndpoints: ['/api/games/nfl', '/api/games/nba'],
    },
  ])
})

it('a single error is a pattern too, without files where it names none', () => {
  const [alone] = basicPatterns([error('Boom')])
  expect(alone).toMatchObject({
    description: '1 error of this kind in API',
    affectedFiles: [],
    affectedEndpoints: [],
  })
})

it('errors and warnings that are alike are one pattern, which counts both', () => {
  const warning = sampleLog({ level: 'warn', category: 'API', message: 'Timeout after 9 ms' })
  const [both] = basicPatterns([warning, error('Timeout after 31 ms'), warning])
  expect(both).toMatchObject({ description: '1 error and 2 warnings of this kind in API', frequency: 3 })
})

it('the most frequent patterns come first, and equally frequent ones by name', () => {
  const errors = ['c', 'b', 'a', 'c'].map((message) => error(message))
  expect(basicPatterns(errors).map(({ pattern }) => pattern)).toEqual(['c', 'a', 'b'])
})
