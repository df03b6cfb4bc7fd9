import { createRng, int, pick, type Rng } from '../rng'
import { conferenceOf } from './conferences'
import type { CollegeSlug, SimTeam } from './team'

/** The many colleges nobody outside their state has heard of. They are invented, so that a Saturday is full. */

const HEADS = 'Ash Birch Cedar Dun Elm Fern Glen Hazel Iron Juniper Kestrel Lark Maple North Oak Pine'.split(
  ' ',
)
const TAILS = 'borough bridge dale field ford ham mere mont view'.split(' ')
const NICKNAMES =
  'Badgerhounds Bison Chargers Comets Cranes Foxes Herons Lumberjacks Mariners Miners Otters Owls Pioneers Rangers Ravens Stags'
const NAMES = NICKNAMES.split(' ')
const STATES = [
  'AL',
  'AR',
  'CT',
  'DE',
  'GA',
  'IL',
  'KY',
  'LA',
  'ME',
  'MO',
  'MT',
  'NC',
  'NH',
  'PA',
  'SC',
  'TX',
]

const HOMES: Readonly<Record<CollegeSlug, readonly string[]>> = {
  ncaaf: ['Big Sky', 'MVFC', 'Ivy', 'MEAC', 'NEC', 'OVC', 'Patriot', 'Southern', 'Southland', 'CAA'],
  ncaab: [
    'Big Sky',
    'MVC',
    'Ivy',
    'MEAC',
    'NEC',
    'OVC',
    'Patriot',
    'Southern',
    'Southland',
    'CAA',
    'A 10',
    'WCC',
    'MAC',
    'Sun Belt',
  ],
}
const FIRST_ID = 3001
const BARE_EVERY = 9

export function smallColleges(slug: CollegeSlug): readonly SimTeam[] {
  return HEADS.flatMap((head, row) => TAILS.map((tail, column) => [head, tail, row, column] as const)).map(
    ([head, tail, row, column], number) => {
      const location = `${head}${tail} ${column % 2 === 0 ? 'State' : 'College'}`
      const letters = `${head.slice(0, 2)}${tail.charAt(0)}${column % 2 === 0 ? 'S' : 'C'}`
      return smallCollege(slug, number, location, uniqueLetters(letters, row, column))
    },
  )
}

/** `field` and `ford` begin with the same letter, so the second of such a pair gets its last letter but one instead. */
function uniqueLetters(letters: string, row: number, column: number): string {
  const doubled = TAILS.findIndex((tail) => tail.charAt(0) === TAILS[column]?.charAt(0)) !== column
  const tail = doubled ? (TAILS[column]?.at(-2) ?? 'x') : letters.charAt(2)
  return `${HEADS[row]?.slice(0, 2)}${tail}${letters.at(-1)}`.toUpperCase()
}

function smallCollege(slug: CollegeSlug, number: number, location: string, letters: string): SimTeam {
  const rng = createRng(`college/${number}`)
  const home = HOMES[slug][number % HOMES[slug].length] ?? ''
  const town = location.split(' ')[0] ?? location
  return {
    id: String(FIRST_ID + number),
    abbreviation: letters,
    location,
    name: pick(rng, NAMES),
    color: color(rng),
    alternateColor: 'ffffff',
    half: number % 2 === 0 ? 0 : 1,
    zone: number % 5 === 0 ? 1 : number % 7 === 0 ? 2 : 0,
    venue: {
      id: `${slug === 'ncaaf' ? 37 : 38}${FIRST_ID + number}`,
      name: `${town} ${slug === 'ncaaf' ? 'Field' : 'Fieldhouse'}`,
      city: town,
      state: pick(rng, STATES),
      indoor: slug === 'ncaab',
    },
    college: {
      conference: conferenceOf(slug, home),
      tier: 5,
      division: slug === 'ncaaf' ? 'fcs' : 'division-one',
      isBare: number % BARE_EVERY === 4,
    },
  }
}

function color(rng: Rng): string {
  return [0, 1, 2].map(() => int(rng, 16, 160).toString(16).padStart(2, '0')).join('')
}
