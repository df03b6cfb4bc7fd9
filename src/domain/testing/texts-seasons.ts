import { leagueOfSport, type Sport } from '../league'
import { easternTimeToMs } from '../time/eastern'
import { contentFor, contentOn } from '../seasons/content-for'
import type { DisruptionCause } from '../seasons/disruption'
import { disruptionsOn } from '../seasons/disruptions'
import { noGamesText } from '../seasons/offseason-text'
import type { GamesFound, SeasonContent } from '../seasons/season-content'
import type { SpecText } from './spec-text'

const noon = (day: string) => easternTimeToMs(day, 12, 0)

function shown(part: 'title' | 'text', sport: Sport, day: string, found: GamesFound): string {
  return partOf(part, contentFor(sport, noon(day), found))
}

function partOf(part: 'title' | 'text', content: SeasonContent): string {
  return content.kind === 'games' ? '' : content[part]
}

function notices(sport: Sport, day: string, told: readonly DisruptionCause[] = []): string {
  const all = disruptionsOn(sport, day, told).filter(({ effect }) => effect.kind === 'notice')
  return all.map(({ text }) => text).join('\n')
}

export const texts: readonly SpecText[] = [
  { document: '000', section: '2', text: 'RYDER CUP', provoke: () => leagueOfSport('RYDER_CUP').label },
  {
    document: '000',
    section: '2',
    text: 'NFL Offseason',
    provoke: () => shown('title', 'NFL', '2026-06-26', 'none'),
  },
  {
    document: '000',
    section: '2',
    text: 'NFL Preseason begins in: 45 days',
    provoke: () => shown('text', 'NFL', '2026-06-26', 'none'),
  },
  {
    document: '000',
    section: '2',
    text: 'Season information unavailable',
    provoke: () => noGamesText('MLB', undefined, noon('2026-12-01')),
  },
  {
    document: '001',
    section: '2',
    text: 'PGA Offseason',
    provoke: () => shown('title', 'PGA', '2026-12-10', 'none'),
  },
  {
    document: '001',
    section: '2',
    text: 'No games scheduled today.',
    provoke: () => shown('text', 'PGA', '2026-12-10', 'none'),
  },
  {
    document: '000',
    section: '4',
    text: 'NCAAB is in the offseason',
    provoke: () => partOf('text', contentOn('NCAAB', noon('2026-07-01'))),
  },
  {
    document: '000',
    section: '4',
    text: 'Season suspended due to COVID-19',
    provoke: () => shown('text', 'NBA', '2020-04-15', 'none'),
  },
  {
    document: '000',
    section: '4',
    text: 'Season delayed due to labor dispute',
    provoke: () => shown('title', 'NBA', '2011-11-15', 'none'),
  },
  {
    document: '000',
    section: '4',
    text: 'Season cancelled due to lockout',
    provoke: () => shown('text', 'NHL', '2012-11-15', 'none'),
  },
  {
    document: '000',
    section: '4',
    text: 'Season ended early due to strike',
    provoke: () => shown('text', 'MLB', '1994-09-01', 'none'),
  },
  {
    document: '000',
    section: '4',
    text: 'Games postponed due to severe weather',
    provoke: () => notices('NFL', '2017-09-10'),
  },
  {
    document: '000',
    section: '4',
    text: 'Special Christmas Day games',
    provoke: () => notices('NBA', '2026-12-25'),
  },
  {
    document: '000',
    section: '4',
    text: 'Thanksgiving Day games',
    provoke: () => notices('NFL', '2026-11-26'),
  },
  {
    document: '000',
    section: '4',
    text: 'International game - unusual start time',
    provoke: () => notices('NFL', '2030-10-06', ['international']),
  },
  {
    document: '000',
    section: '4',
    text: 'Games may be delayed due to weather conditions',
    provoke: () => notices('MLB', '2026-06-01'),
  },
]
