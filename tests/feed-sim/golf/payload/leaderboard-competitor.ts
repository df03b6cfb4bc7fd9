import type { Part } from '../../games/sim-game'
import { feedDate, wallclock } from '../../payload/format'
import { hash } from '../../rng'
import type { PlayedRound } from '../play'
import type { GolfView, Row } from '../view'
import { leaderboardRounds, sumOfRound } from './golf-rounds'
import { leaderboardWho } from './golfer-part'
import { clockTime, toParText } from './texts'

/** One player in five on the course has a score that counts the running round. */
const PROMPT_EVERY = 5
/** Percent of the purse, from the first place on. */
const SHARES = [18, 10.9, 6.9, 4.9, 4.1, 3.6, 3.4, 3.1, 2.9, 2.7]
const LATER_SHARE = 0.9

export function leaderboardCompetitor(
  view: GolfView,
  row: Row,
  sortOrder: number,
  places: readonly number[],
): Part {
  const { entry } = row
  const money = moneyOf(view, row)
  const begun = view.stage !== 'before'
  return {
    id: entry.id,
    uid: `s:1100~a:${entry.id}`,
    movement: movementOf(row, places),
    earnings: money,
    sortOrder,
    amateur: entry.golfers[0]?.amateur ?? false,
    featured: false,
    status: statusOf(view, row),
    score: scoreOf(row),
    linescores: leaderboardRounds(view.played, row, places),
    statistics: begun ? statistics(row, money) : [],
    ...leaderboardWho(entry),
  }
}

/** The change of the place in the last round that has begun: a gain is negative. */
function movementOf(row: Row, places: readonly number[]): number {
  const last = Math.min(row.round, places.length)
  const [before, now] = [places[last - 2], places[last - 1]]
  return row.place && before !== undefined && now !== undefined ? now - before : 0
}

/** While a player is on the course, the feed's score mostly stays at the last full round. */
function scoreOf(row: Row): Part {
  const lags = row.state === 'playing' && hash(`lag/${row.entry.id}/${row.round}`) % PROMPT_EVERY !== 0
  const toPar = lags ? row.before.toPar : row.toPar
  return { value: row.before.strokes, displayValue: toParText(toPar) }
}

function statistics(row: Row, money: number): readonly Part[] {
  return [
    { name: 'scoreToPar', value: row.toPar, displayValue: toParText(row.toPar) },
    { name: 'officialAmount', displayValue: money > 0 ? `$${money.toLocaleString('en-US')}` : '--' },
    { name: 'cupPoints', value: 0, displayValue: '0' },
  ]
}

/** Equal places are paid alike here. */
function moneyOf({ stage, played }: GolfView, { place }: Row): number {
  if (stage !== 'final' || !place) return 0
  const share = SHARES[place.number - 1] ?? LATER_SHARE / Math.sqrt(place.number / SHARES.length)
  return Math.round((played.tournament.purse * share) / 100)
}

function statusOf(view: GolfView, row: Row): Part {
  const round = row.entry.rounds[row.round - 1]
  if (row.state === 'cut' || row.state === 'withdrawn' || !round) return outStatus(row)
  return {
    ...shownStatus(view, row, round),
    period: row.round,
    teeTime: feedDate(round.tee.at),
    hole: holeOf(row, round),
    startHole: round.tee.hole,
    thru: row.thru,
    playoff: false,
    behindCurrentRound: row.round > view.round && view.stage !== 'playing',
    position: positionPart(row),
  }
}

/** A waiting player's hole is the 18th. */
function holeOf(row: Row, round: PlayedRound): number {
  return row.thru === 0 ? 18 : ((round.tee.hole + row.thru - 2) % 18) + 1
}

function shownStatus(view: GolfView, row: Row, round: PlayedRound): Part {
  const today = toParText(sumOfRound(view.played, round, row.thru).toPar)
  switch (row.state) {
    case 'playing': {
      const detail = `${today}(${row.thru})`
      const displayThru = String(row.thru)
      return {
        displayValue: `Thru ${row.thru}`,
        displayThru,
        detail,
        todayDetail: detail,
        type: type('1', 'IN_PROGRESS', 'in', 'In Progress'),
      }
    }
    case 'finished':
      return {
        displayValue: 'F',
        displayThru: '18',
        detail: `${today}(F)`,
        type: { ...type('2', 'FINISH', 'post', 'Finish'), completed: true, shortDetail: 'F' },
      }
    default:
      return {
        displayValue: wallclock(round.tee.at),
        detail: clockTime(round.tee.at),
        type: type('0', 'SCHEDULED', 'pre', 'Scheduled'),
      }
  }
}

/** A withdrawal has the shape of a missed cut, with other words. */
function outStatus(row: Row): Part {
  const cut = row.state === 'cut'
  const [word, description] = cut ? ['CUT', 'Missed Cut'] : ['WD', 'Withdrawn']
  return {
    displayValue: word,
    period: row.round,
    ...(cut && { hole: 18, startHole: 1, thru: 0, playoff: false }),
    behindCurrentRound: !cut,
    detail: `-(${word})`,
    type: { ...type('3', 'CUT', 'post', description), shortDetail: word },
    position: { id: '0', displayName: '-', isTie: cut },
  }
}

function type(id: string, name: string, state: string, words: string) {
  const said = { description: words, detail: words, shortDetail: words }
  return { id, name: `STATUS_${name}`, state, completed: false, ...said }
}

function positionPart({ place }: Row): Part {
  if (!place) return { id: '0', displayName: '-', isTie: false }
  const { number, tied } = place
  return { id: String(number), displayName: tied ? `T${number}` : String(number), isTie: tied }
}
