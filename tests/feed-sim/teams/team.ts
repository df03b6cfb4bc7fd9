import type { GameSlug } from '../../../src/domain/league'
import type { College } from './college'

export interface SimTeam {
  readonly id: string
  readonly abbreviation: string
  readonly location: string
  readonly name: string
  readonly color: string
  readonly alternateColor: string
  /** AFC and NFC, East and West, American and National: the two halves of a playoff bracket. */
  readonly half: 0 | 1
  /** Hours that the team's clocks are behind Eastern. */
  readonly zone: 0 | 1 | 2 | 3
  readonly venue: SimVenue
  /** College teams only. */
  readonly college?: College
}

export interface SimVenue {
  readonly id: string
  readonly name: string
  readonly city: string
  readonly state: string
  readonly indoor: boolean
}

/**
 * Reads a table of teams, one a line:
 * `id|abbreviation|location|name|colour|other colour|half|zone|venue|city|state|indoor or open`
 */
export function readTeams(slug: ProSlug, table: string): readonly SimTeam[] {
  return readLines(table).map((cells) => readTeam(slug, cells))
}

export type Cells = (n: number) => string

/** The lines of a table; each is a function that returns a column. */
export function readLines(table: string): readonly Cells[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split('|')
      return (n) => {
        const text = cells[n]
        if (text === undefined) throw new Error(`A team lacks column ${n}: ${line}`)
        return text
      }
    })
}

function readTeam(slug: ProSlug, cell: Cells): SimTeam {
  return {
    id: cell(0),
    abbreviation: cell(1),
    location: cell(2),
    name: cell(3),
    color: cell(4),
    alternateColor: cell(5),
    half: cell(6) === '0' ? 0 : 1,
    zone: Number(cell(7)) as SimTeam['zone'],
    venue: {
      id: `${VENUE_PREFIX[slug]}${cell(0).padStart(2, '0')}`,
      name: cell(8),
      city: cell(9),
      state: cell(10),
      indoor: cell(11) === 'indoor',
    },
  }
}

/** The college leagues have only colleges, each of which may have a team in both; the others have none. */
export type CollegeSlug = 'ncaaf' | 'ncaab'
export type ProSlug = Exclude<GameSlug, CollegeSlug>

const VENUE_PREFIX: Readonly<Record<ProSlug, string>> = { nfl: '31', nba: '32', mlb: '33', nhl: '34' }
