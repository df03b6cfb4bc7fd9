import { other } from '../moment'
import { createTally, remembered, TEAM, type Tally } from '../tally'
import type { BaseballMoment, BaseballPlay } from './play'

export type BaseballStat =
  | 'atBats'
  | 'runs'
  | 'hits'
  | 'batted'
  | 'homeRuns'
  | 'walks'
  | 'strikeouts'
  | 'seen'
  | 'doubles'
  | 'triples'
  | 'errors'
  | 'outs'
  | 'allowedHits'
  | 'allowedRuns'
  | 'earned'
  | 'allowedWalks'
  | 'fanned'
  | 'allowedHomeRuns'
  | 'thrown'
  | 'strikes'

type Turn = Extract<BaseballPlay, { readonly scored: readonly number[] }>

export const countBaseball = remembered(countAll)

function countAll(moments: readonly BaseballMoment[], upTo: number): Tally<BaseballStat> {
  const tally = createTally<BaseballStat>()
  for (let i = 0; i <= upTo; i++) {
    const play = moments[i]?.play
    if (!play) continue
    if (play.kind === 'pitch') countPitch(tally, play)
    else if ('scored' in play) countTurn(tally, play)
  }
  return tally
}

function countPitch(tally: Tally<BaseballStat>, play: BaseballPlay & { readonly kind: 'pitch' }): void {
  const defense = other(play.side)
  tally.add(play.side, play.batter, 'seen')
  tally.add(defense, play.pitcher, 'thrown')
  if (play.call !== 'ball') tally.add(defense, play.pitcher, 'strikes')
}

function countTurn(tally: Tally<BaseballStat>, play: Turn): void {
  const { side, batter, pitcher, scored } = play
  const defense = other(side)
  const driven = play.kind !== 'error' && !(play.kind === 'out' && play.out === 'doublePlay')
  tally.add(side, batter, 'seen')
  tally.add(defense, pitcher, 'thrown')
  if (countsAsAtBat(play)) tally.add(side, batter, 'atBats')
  for (const place of scored) tally.add(side, place, 'runs')
  if (driven) tally.add(side, batter, 'batted', scored.length)
  tally.add(defense, pitcher, 'allowedRuns', scored.length)
  if (play.kind !== 'error') tally.add(defense, pitcher, 'earned', scored.length)
  countOutcome(tally, play)
}

function countsAsAtBat(play: Turn): boolean {
  if (play.kind === 'walk' || play.kind === 'hitByPitch') return false
  return !(play.kind === 'out' && play.out === 'sacrificeFly')
}

function countOutcome(tally: Tally<BaseballStat>, play: Turn): void {
  const { side, batter, pitcher } = play
  const defense = other(side)
  if (play.kind !== 'walk') tally.add(defense, pitcher, 'strikes')
  switch (play.kind) {
    case 'hit':
      tally.add(side, batter, 'hits')
      tally.add(defense, pitcher, 'allowedHits')
      return countHit(tally, play)
    case 'out':
      tally.add(defense, pitcher, 'outs', play.out === 'doublePlay' ? 2 : 1)
      if (play.out !== 'strikeout') return
      tally.add(side, batter, 'strikeouts')
      return tally.add(defense, pitcher, 'fanned')
    case 'walk':
      tally.add(side, batter, 'walks')
      return tally.add(defense, pitcher, 'allowedWalks')
    case 'error':
      return tally.add(defense, TEAM, 'errors')
    case 'hitByPitch':
      return
  }
}

function countHit(tally: Tally<BaseballStat>, play: Turn & { readonly kind: 'hit' }): void {
  if (play.hit === 'double') tally.add(play.side, play.batter, 'doubles')
  if (play.hit === 'triple') tally.add(play.side, play.batter, 'triples')
  if (play.hit !== 'homeRun') return
  tally.add(play.side, play.batter, 'homeRuns')
  tally.add(other(play.side), play.pitcher, 'allowedHomeRuns')
}
