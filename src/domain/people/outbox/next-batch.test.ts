import { expect, it } from 'vitest'
import { MOST_ENTRIES, type OutboxEntry } from './outbox-entry'
import { nextBatch } from './next-batch'

const entry = (at: number, letters = 1): OutboxEntry => ({
  id: `entry-${at}`,
  kind: 'log',
  body: { text: 'x'.repeat(letters) },
  at,
})
const times = (entries: readonly OutboxEntry[]) => entries.map(({ at }) => at)

it('a batch has the oldest entries, as many and as large as the server takes', () => {
  expect(times(nextBatch([entry(3), entry(1), entry(2)]))).toEqual([1, 2, 3])
  expect(nextBatch(Array.from({ length: 80 }, (_, at) => entry(at)))).toHaveLength(MOST_ENTRIES)
  expect(times(nextBatch([entry(1, 9000), entry(2, 9000), entry(3)]))).toEqual([1])
  expect(times(nextBatch([entry(1, 70_000), entry(2)]))).toEqual([1])
  expect(nextBatch([])).toEqual([])
})

it('a batch has sixteen thousand letters at most', () => {
  const ofLetters = (at: number, letters: number) => entry(at, letters - JSON.stringify(entry(at, 0)).length)
  expect(times(nextBatch([ofLetters(1, 8000), ofLetters(2, 8000)]))).toEqual([1, 2])
  expect(times(nextBatch([ofLetters(1, 8000), ofLetters(2, 8001)]))).toEqual([1])
})

it('what a user did is not held up by older lines of the log, of which the server takes only so many a day', () => {
  const choice: OutboxEntry = { ...entry(3), kind: 'favourites' }
  expect(times(nextBatch([entry(1, 9000), entry(2, 9000), choice]))).toEqual([3, 1])
  const lines = Array.from({ length: MOST_ENTRIES }, (_, at) => entry(at))
  expect(nextBatch([...lines, choice])[0]).toBe(choice)
})

it('what a person chose is not held up by what the app wrote by itself, should the server fail to write that', () => {
  const uses = Array.from({ length: MOST_ENTRIES }, (_, at): OutboxEntry => ({ ...entry(at), kind: 'usage' }))
  const choices = (['preferences', 'favourites', 'alert-rule'] as const).map((kind) => ({
    ...entry(99),
    kind,
  }))
  expect(nextBatch([...uses, ...choices]).slice(0, 4)).toEqual([...choices, uses[0]])
})
