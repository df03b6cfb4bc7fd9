import type { Part } from '../../games/sim-game'
import { hash } from '../../rng'
import { fullName } from '../../teams/roster'
import { yardsOf } from '../course-holes'
import { GOLFERS } from '../golfers'
import { placesByRound } from '../places'
import type { Played } from '../play'
import type { Course, Tournament } from '../tournament'
import type { GolfView } from '../view'
import { golfEvent, golfLink, spanOf, TOUR_LEAGUE, TOUR_UID } from './golf-event'
import { competitionStatus, eventStatus } from './golf-status'
import { leaderboardCompetitor } from './leaderboard-competitor'

/** A tournament as the leaderboard has it. */
export function leaderboardEvent(view: GolfView): Part {
  const { tournament } = view.played
  const span = spanOf(tournament)
  return {
    ...golfEvent(tournament, span),
    primary: !tournament.beside,
    hasPlayerStats: false,
    hasCourseStats: true,
    purse: tournament.purse,
    displayPurse: `$${tournament.purse.toLocaleString('en-US')}`,
    league: TOUR_LEAGUE,
    seasonType: { id: '2', name: 'Regular Season' },
    tournament: tournamentPart(view),
    status: eventStatus(view),
    competitions: [competition(view, span)],
    courses: [coursePart(view.played)],
    defendingChampion: defender(tournament),
    playoffType: { id: -1, description: 'None', minimumHoles: 0 },
    ...winner(view),
    links: [golfLink(tournament.id)],
  }
}

/** Until the cut is made its score and count are 0. */
function tournamentPart({ played, round, stage }: GolfView): Part {
  const { tournament, cut } = played
  const isMade = cut !== undefined && (round > 2 || (round === 2 && stage === 'between'))
  return {
    id: String(hash(tournament.name) % 400),
    displayName: tournament.name,
    major: tournament.kind === 'major',
    scoringSystem: scoringSystem(tournament),
    numberOfRounds: 4,
    cutRound: cut ? 2 : 0,
    cutScore: isMade ? cut.toPar : 0,
    cutCount: isMade ? cut.count : 0,
  }
}

function scoringSystem({ kind }: Tournament): Part {
  return kind === 'pairs' ? { id: '3', name: 'Teamstroke' } : { id: '1', name: 'Medal' }
}

function competition(view: GolfView, span: Part): Part {
  const { tournament } = view.played
  const places = placesByRound(view)
  const rows = view.rows.map((row, index) =>
    leaderboardCompetitor(view, row, index + 1, places.get(row.entry.id) ?? []),
  )
  return {
    id: tournament.id,
    uid: `${TOUR_UID}~e:${tournament.id}~c:${tournament.id}`,
    ...span,
    recent: view.stage !== 'before',
    onWatchESPN: false,
    dataFormat: 'API',
    status: competitionStatus(view),
    broadcasts: [{ media: { id: '379', name: 'NBC', shortName: 'NBC' }, lang: 'en', region: 'us' }],
    // Before the start the competitors come in order, later in no order.
    competitors: view.stage === 'before' ? rows : rows.toSorted((a, b) => order(a) - order(b)),
    scoringSystem: scoringSystem(tournament),
  }
}

function order(part: Part): number {
  return hash(String(part['id']))
}

function coursePart({ tournament, pars }: Played): Part {
  const { name, par } = tournament.course
  const holes = pars.map((shotsToPar, n) => ({
    number: n + 1,
    shotsToPar,
    totalYards: yardsOf(shotsToPar, n),
  }))
  return {
    id: String(hash(name) % 900),
    name,
    totalYards: holes.reduce((sum, hole) => sum + hole.totalYards, 0),
    shotsToPar: par,
    parOut: pars.slice(0, 9).reduce((sum, n) => sum + n, 0),
    parIn: pars.slice(9).reduce((sum, n) => sum + n, 0),
    host: true,
    holes,
    address: addressOf(tournament.course),
  }
}

function addressOf({ city, region }: Course): Part {
  return region.length === 2 ? { city, state: region, country: 'USA' } : { city, country: region }
}

function defender({ name }: Tournament): Part {
  const golfer = GOLFERS[hash(`defender/${name}`) % GOLFERS.length]
  if (!golfer) return {}
  return {
    athlete: { id: golfer.id, displayName: fullName(golfer), amateur: golfer.amateur },
    displayName: '',
  }
}

function winner({ stage, rows }: GolfView): Part {
  const first = rows[0]?.entry
  if (stage !== 'final' || !first) return {}
  const names = first.golfers.length > 1 ? first.golfers.map(({ last }) => last) : first.golfers.map(fullName)
  return { winner: { id: first.id, displayName: names.join(' / ') } }
}
