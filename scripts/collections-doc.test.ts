import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  EVERYBODY,
  ODDS_READERS,
  OPERATORS,
  OWNER_AND_OPERATORS,
  SIGNED_IN,
} from '../tests/server/access-actors'
import { COLLECTIONS } from '../tests/server/access-collections'

const text = readFileSync('pb_migrations/README.md', 'utf8')
const [contents = '', rights = ''] = text.split('## Who may read and write what')

/** The cells of a table's rows, the names of collections first. */
const rowsOf = (part: string) =>
  [...part.matchAll(/^\| (`.+)\|$/gm)].map(([, row = '']) => row.split('|').map((cell) => cell.trim()))
const namesIn = (cell = '') => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
const namedIn = (part: string) => rowsOf(part).flatMap(([names]) => namesIn(names))

/** What the words of the table mean. Whoever may make rows of their own counts as their owner. */
const ACTORS = {
  '': [],
  everybody: EVERYBODY,
  operators: OPERATORS,
  owner: ['owner'],
  'owner, operators': OWNER_AND_OPERATORS,
  'who may see odds': ODDS_READERS,
  'who may manage users': OPERATORS,
} as const
type Words = keyof typeof ACTORS

it('pb_migrations/README.md says of every collection once what it holds, and once who may use it', () => {
  const collections = Object.keys(COLLECTIONS).toSorted()
  expect(namedIn(contents).toSorted()).toEqual(collections)
  expect(namedIn(rights).toSorted()).toEqual(collections)
})

it.each(rowsOf(rights).flatMap(([names, ...cells]) => namesIn(names).map((name) => [name, cells] as const)))(
  'pb_migrations/README.md says of %s what the test of access expects',
  (name, cells) => {
    const { may } = COLLECTIONS[name]!
    const allowed = (['list', 'view', 'create', 'update', 'delete'] as const).map((verb) => may[verb] ?? [])
    const asOwner = allowed.map((actors) => (actors === SIGNED_IN ? ['owner'] : actors))
    expect(cells.map((words) => ACTORS[words as Words])).toEqual(asOwner)
  },
)
