import { expect, it } from 'vitest'
import { fileName } from './file-name'

it('a file says what it holds and when it was saved', () => {
  expect(fileName('logs', 'csv', Date.parse('2026-10-25T18:30:05.120Z'))).toBe(
    'turbo-scores-logs-20261025T183005Z.csv',
  )
})
