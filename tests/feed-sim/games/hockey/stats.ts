import { other } from '../moment'
import { createTally, remembered, TEAM, type Tally } from '../tally'
import { GOALIE, type HockeyMoment, type HockeyPlay } from './play'

export type HockeyStat =
  | 'goals'
  | 'assists'
  | 'shots'
  | 'missed'
  | 'hits'
  | 'blocks'
  | 'takeaways'
  | 'giveaways'
  | 'penalties'
  | 'faceoffs'
  | 'lost'
  | 'against'
  | 'saves'
  | 'powerPlays'
  | 'powerPlayGoals'
  | 'shorthandedGoals'
  | 'shootoutGoals'

export const countHockey = remembered(countAll)

function countAll(moments: readonly HockeyMoment[], upTo: number): Tally<HockeyStat> {
  const tally = createTally<HockeyStat>()
  for (let i = 0; i <= upTo; i++) {
    const play = moments[i]?.play
    if (play) countPlay(tally, play)
  }
  return tally
}

function countPlay(tally: Tally<HockeyStat>, play: HockeyPlay): void {
  switch (play.kind) {
    case 'goal':
      return countGoal(tally, play)
    case 'shot':
      tally.add(play.side, play.by, 'shots')
      return tally.add(other(play.side), GOALIE, 'saves')
    case 'missed':
      return tally.add(play.side, play.by, 'missed')
    case 'blocked':
      return tally.add(other(play.side), play.against, 'blocks')
    case 'hit':
      return tally.add(play.side, play.by, 'hits')
    case 'giveaway':
      return tally.add(play.side, play.by, 'giveaways')
    case 'takeaway':
      return tally.add(play.side, play.by, 'takeaways')
    case 'faceoff':
      tally.add(play.side, play.by, 'faceoffs')
      return tally.add(other(play.side), play.against, 'lost')
    case 'penalty':
      tally.add(play.side, play.by, 'penalties')
      return tally.add(other(play.side), TEAM, 'powerPlays')
    case 'attempt':
      return tally.add(play.side, play.by, 'shootoutGoals', play.good ? 1 : 0)
    case 'stoppage':
    case 'startPeriod':
    case 'endPeriod':
    case 'endGame':
      return
  }
}

function countGoal(tally: Tally<HockeyStat>, play: HockeyPlay & { readonly kind: 'goal' }): void {
  tally.add(play.side, play.by, 'goals')
  tally.add(play.side, play.by, 'shots')
  for (const place of play.assists) tally.add(play.side, place, 'assists')
  if (play.strength === 'powerPlay') tally.add(play.side, TEAM, 'powerPlayGoals')
  if (play.strength === 'shorthanded') tally.add(play.side, TEAM, 'shorthandedGoals')
  if (play.strength !== 'emptyNet') tally.add(other(play.side), GOALIE, 'against')
}
