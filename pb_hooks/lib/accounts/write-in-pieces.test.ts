import { expect, it } from 'vitest'
import { writeInPieces } from './write-in-pieces'

const ids = Array.from({ length: 401 }, (_, index) => String(index))

/** The list that is written when the rows of some ids were deleted in the meantime. */
function listWithout(isGone: (id: string) => boolean): unknown {
  let written = '['
  writeInPieces(
    (text) => (written += text),
    ids,
    (some) => some.filter((id) => !isGone(id)),
  )
  return JSON.parse(`${written}]`)
}

it('every row is in the list, in its order', () => {
  expect(listWithout(() => false)).toEqual(ids.map(Number))
})

it('no rows are asked for once all have been read', () => {
  const pieces: number[] = []
  const read = (some: readonly string[]) => {
    pieces.push(some.length)
    return some
  }
  writeInPieces(() => undefined, ids.slice(0, 400), read)
  expect(pieces).toEqual([200, 200])
})

it.each([
  ['the first piece', (id: string) => Number(id) < 200],
  ['the last row', (id: string) => id === '400'],
  ['all rows', () => true],
])('the list is whole when %s was deleted meanwhile', (_what, isGone) => {
  expect(listWithout(isGone)).toEqual(ids.filter((id) => !isGone(id)).map(Number))
})
