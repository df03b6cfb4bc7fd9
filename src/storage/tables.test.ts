import { expect, it } from 'vitest'
import { TABLES } from './table-rules'
import { VERSIONS } from './tables'

it('a database of the last version has a table for all rows, and one for pictures', () => {
  const made = VERSIONS.flatMap((tables) => Object.keys(tables))
  expect(new Set(made)).toEqual(new Set([...TABLES, 'logos']))
})
