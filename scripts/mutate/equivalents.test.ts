import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { EQUIVALENTS, whyEquivalent } from './equivalents'

it('each explained mutant still changes something that stands in its file', () => {
  const gone = EQUIVALENTS.flatMap((room) =>
    Object.entries(room).flatMap(([file, mutants]) => {
      const source = readFileSync(file, 'utf8')
      return mutants.filter(([from]) => !source.includes(from)).map(([from]) => `${file}: ${from}`)
    }),
  )
  expect(gone).toEqual([])
})

it('a mutant is explained by its file and by both texts', () => {
  const file = 'src/domain/seasons/ryder-cup-dates.ts'
  expect(whyEquivalent(file, 'year > POSTPONED', 'year >= POSTPONED')).toMatch(/postponed year/)
  expect(whyEquivalent(file, 'year > POSTPONED', 'true')).toBeUndefined()
  expect(whyEquivalent('src/domain/hash.ts', 'year > POSTPONED', 'year >= POSTPONED')).toBeUndefined()
})
