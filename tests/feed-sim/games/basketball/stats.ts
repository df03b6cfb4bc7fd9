import { other, type Side } from '../moment'
import { createTally, remembered, type Tally } from '../tally'
import type { BasketballMoment, BasketballPlay, Rebound } from './play'

export type BasketballStat =
  | 'seconds'
  | 'points'
  | 'made'
  | 'tried'
  | 'threes'
  | 'threeTries'
  | 'throws'
  | 'throwTries'
  | 'offensive'
  | 'defensive'
  | 'assists'
  | 'turnovers'
  | 'steals'
  | 'blocks'
  | 'fouls'
  | 'plusMinus'

export const countBasketball = remembered(countAll)

function countAll(moments: readonly BasketballMoment[], upTo: number): Tally<BasketballStat> {
  const tally = createTally<BasketballStat>()
  for (let i = 0; i <= upTo; i++) {
    const moment = moments[i] as BasketballMoment
    const before = moments[i - 1]
    if (before) countFloor(tally, before, moment)
    if (moment.play) countPlay(tally, moment.play)
  }
  return tally
}

/** Counts the minutes of the players on the floor, and the points for and against meanwhile. */
function countFloor(tally: Tally<BasketballStat>, before: BasketballMoment, moment: BasketballMoment): void {
  const seconds = before.period === moment.period ? before.clock - moment.clock : 0
  const swing = moment.home - before.home - (moment.away - before.away)
  for (const place of moment.five) {
    tally.add('home', place, 'seconds', seconds)
    tally.add('away', place, 'seconds', seconds)
    tally.add('home', place, 'plusMinus', swing)
    tally.add('away', place, 'plusMinus', -swing)
  }
}

function countPlay(tally: Tally<BasketballStat>, play: BasketballPlay): void {
  switch (play.kind) {
    case 'make':
      countShot(tally, play.side, play.by, play.points, true)
      if (play.assist !== undefined) tally.add(play.side, play.assist, 'assists')
      return
    case 'miss':
      countShot(tally, play.side, play.by, play.points, false)
      if (play.block !== undefined) tally.add(other(play.side), play.block, 'blocks')
      return countRebound(tally, play.rebound)
    case 'turnover':
      tally.add(play.side, play.by, 'turnovers')
      if (play.steal !== undefined) tally.add(other(play.side), play.steal, 'steals')
      return
    case 'foul':
      return tally.add(play.side, play.by, 'fouls')
    case 'freeThrow':
      tally.add(play.side, play.by, 'throwTries')
      if (play.good) tally.add(play.side, play.by, 'throws')
      if (play.good) tally.add(play.side, play.by, 'points')
      if (play.rebound) countRebound(tally, play.rebound)
      return
    case 'jumpBall':
    case 'timeout':
    case 'endPeriod':
    case 'endGame':
      return
  }
}

function countShot(tally: Tally<BasketballStat>, side: Side, by: number, points: 2 | 3, good: boolean): void {
  tally.add(side, by, 'tried')
  if (points === 3) tally.add(side, by, 'threeTries')
  if (!good) return
  tally.add(side, by, 'made')
  tally.add(side, by, 'points', points)
  if (points === 3) tally.add(side, by, 'threes')
}

function countRebound(tally: Tally<BasketballStat>, { side, by, offensive }: Rebound): void {
  tally.add(side, by, offensive ? 'offensive' : 'defensive')
}
