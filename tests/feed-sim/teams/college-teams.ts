import { PROGRAM_TIERS } from '../../../src/domain/college/program-tiers'
import type { College } from './college'
import { COLLEGES } from './colleges'
import { conferenceOf } from './conferences'
import { smallColleges } from './small-colleges'
import { readLines, type Cells, type CollegeSlug, type SimTeam } from './team'

const NO_TEAM = '-'
const ROOF = '*'
/** Conferences of a table's football column that play below the top division. */
const SMALLER = ['CAA', 'Patriot']

export const NCAAF_TEAMS = collegeTeams('ncaaf')
export const NCAAB_TEAMS = collegeTeams('ncaab')

function collegeTeams(slug: CollegeSlug): readonly SimTeam[] {
  const known = readLines(COLLEGES).flatMap((cell) => readCollege(slug, cell))
  return [...known, ...smallColleges(slug)]
}

function readCollege(slug: CollegeSlug, cell: Cells): readonly SimTeam[] {
  const home = cell(slug === 'ncaaf' ? 6 : 7)
  if (home === NO_TEAM) return []
  return [
    {
      id: cell(0),
      abbreviation: cell(1),
      location: cell(2),
      name: cell(3),
      color: cell(4),
      alternateColor: cell(5),
      half: Number(cell(0)) % 2 === 0 ? 0 : 1,
      zone: Number(cell(8)) as SimTeam['zone'],
      venue: venueOf(slug, cell),
      college: collegeOf(slug, home, cell(1)),
    },
  ]
}

function venueOf(slug: CollegeSlug, cell: Cells): SimTeam['venue'] {
  const football = slug === 'ncaaf'
  const name = cell(football ? 9 : 10)
  return {
    id: `${football ? 35 : 36}${cell(0).padStart(4, '0')}`,
    name: name.replace(ROOF, ''),
    city: cell(11),
    state: cell(12),
    indoor: !football || name.endsWith(ROOF),
  }
}

function collegeOf(slug: CollegeSlug, home: string, abbreviation: string): College {
  const small = slug === 'ncaaf' && SMALLER.includes(home)
  return {
    conference: conferenceOf(slug, home),
    tier: small ? 5 : (PROGRAM_TIERS.get(abbreviation) ?? 4),
    division: slug === 'ncaab' ? 'division-one' : small ? 'fcs' : 'fbs',
    isBare: false,
  }
}
