import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { filesToRemove } from './files-to-remove'

const file = (key: string, bytes: number, atMs: number) => ({ key, bytes, atMs })

it('the oldest files are removed, as many as it takes', () => {
  const files = [file('new', 40, 3), file('old', 40, 1), file('middle', 40, 2)]
  expect(filesToRemove(files, 120)).toEqual([])
  expect(filesToRemove(files, 119).map(({ key }) => key)).toEqual(['old'])
  expect(filesToRemove(files, 79).map(({ key }) => key)).toEqual(['old', 'middle'])
  expect(filesToRemove(files, 0)).toHaveLength(3)
})

it('of equally old files those whose keys come first are removed, in whatever order they were found', () => {
  const files = [file('b', 40, 1), file('a', 40, 1), file('c', 40, 1)]
  for (const found of [files, files.toReversed()])
    expect(filesToRemove(found, 40).map(({ key }) => key)).toEqual(['a', 'b'])
})

it('the rest always fits, and no file is removed without need', () => {
  const some = fc.record({ key: fc.string(), bytes: fc.nat(100), atMs: fc.nat() })
  fc.assert(
    fc.property(fc.array(some), fc.nat(1000), (files, most) => {
      const gone = filesToRemove(files, most)
      const left = files.reduce((sum, { bytes }) => sum + bytes, 0) - sumOf(gone)
      expect(left).toBeLessThanOrEqual(most)
      if (gone.length > 0) expect(left + gone.at(-1)!.bytes).toBeGreaterThan(most)
    }),
  )
})

function sumOf(files: readonly { readonly bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}
