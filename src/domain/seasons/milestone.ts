import { leagueOfSport, type Sport } from '../league'
import { nextBeginning, type MilestoneType } from './next-beginning'
import { isOffseasonSport } from './offseason-sports'
import { phaseOn, type SeasonPhase } from './phase'

export interface Milestone {
  readonly name: string
  /** The Eastern day on which it begins. */
  readonly date: string
  readonly description: string
  readonly isCountdownWorthy: boolean
  readonly type: MilestoneType
}

const NEXT_SEASON: readonly MilestoneType[] = ['preseason', 'season-start']
const SUMMER: readonly MilestoneType[] = ['draft', 'free-agency']

/** What follows each phase: the earliest milestone of the first group for which the calendar has a date. */
const LEADS_TO: Readonly<Record<SeasonPhase, readonly (readonly MilestoneType[])[]>> = {
  offseason: [NEXT_SEASON],
  preseason: [['season-start']],
  'spring-training': [['season-start']],
  'summer-league': [['season-start']],
  'regular-season': [['playoffs'], NEXT_SEASON],
  'all-star-break': [['playoffs'], NEXT_SEASON],
  // The earliest of these: a final of this season, or after it the draft, free agency or the next season.
  playoffs: [['championship', ...SUMMER, ...NEXT_SEASON]],
  championship: [SUMMER, NEXT_SEASON],
  draft: [['free-agency', ...NEXT_SEASON]],
  'free-agency': [NEXT_SEASON],
}

const NAMES: Readonly<Record<MilestoneType, string>> = {
  preseason: 'Preseason',
  'season-start': 'Regular Season',
  playoffs: 'Playoffs',
  championship: 'Finals',
  draft: 'Draft',
  'free-agency': 'Free Agency',
}

const OWN_NAMES: Readonly<Partial<Record<Sport, Partial<Record<MilestoneType, string>>>>> = {
  MLB: { preseason: 'Spring Training' },
  NFL: { championship: 'Super Bowl' },
  NCAAF: { championship: 'Title Game' },
  NCAAB: { championship: 'Title Game' },
}

/** The next milestone after `day`; undefined if the calendars have none. */
export function nextMilestone(sport: Sport, day: string): Milestone | undefined {
  for (const group of LEADS_TO[phaseOn(sport, day)]) {
    const found = earliest(sport, day, group)
    if (found) return milestone(sport, found.type, found.date)
  }
  return undefined
}

function earliest(sport: Sport, day: string, types: readonly MilestoneType[]) {
  return types
    .flatMap((type) => {
      const date = nextBeginning(sport, day, type)
      return date === undefined ? [] : { type, date }
    })
    .reduce<{ type: MilestoneType; date: string } | undefined>(
      (first, next) => (first && first.date <= next.date ? first : next),
      undefined,
    )
}

function milestone(sport: Sport, type: MilestoneType, date: string): Milestone {
  const name = milestoneName(sport, type)
  return {
    name,
    date,
    description: `${name} ${type === 'draft' ? 'takes place' : 'begins'} on ${date}`,
    isCountdownWorthy: isOffseasonSport(sport) && !SUMMER.includes(type),
    type,
  }
}

function milestoneName(sport: Sport, type: MilestoneType): string {
  return `${leagueOfSport(sport).label} ${OWN_NAMES[sport]?.[type] ?? NAMES[type]}`
}
