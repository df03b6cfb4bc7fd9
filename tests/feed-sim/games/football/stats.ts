import { other } from '../moment'
import { createTally, remembered, TEAM, type Tally } from '../tally'
import { KICKER, PUNTER, QB, RETURNER, type FootballMoment, type FootballPlay } from './play'

export type FootballStat = PlayerStat | TeamStat
type PlayerStat =
  | 'attempts'
  | 'completions'
  | 'passYards'
  | 'passTds'
  | 'thrown'
  | 'sacked'
  | 'sackYards'
  | 'carries'
  | 'rushYards'
  | 'rushTds'
  | 'rushLong'
  | 'targets'
  | 'catches'
  | 'catchYards'
  | 'catchTds'
  | 'catchLong'
  | 'fumbles'
  | 'tackles'
  | 'sacks'
  | 'picks'
  | 'pickYards'
  | 'pickTds'
  | 'kickReturns'
  | 'kickReturnYards'
  | 'puntReturns'
  | 'puntReturnYards'
  | 'goals'
  | 'goalTries'
  | 'goalLong'
  | 'extras'
  | 'extraTries'
  | 'punts'
  | 'puntYards'
  | 'puntLong'
type TeamStat =
  | 'firstDowns'
  | 'thirds'
  | 'thirdsMade'
  | 'fourths'
  | 'fourthsMade'
  | 'penalties'
  | 'penaltyYards'
  | 'plays'
  | 'drives'
  | 'seconds'
  | 'safeties'
  | 'conversions'

export const countFootball = remembered(countAll)

function countAll(moments: readonly FootballMoment[], upTo: number): Tally<FootballStat> {
  const tally = createTally<FootballStat>()
  for (let i = 1; i <= upTo; i++) {
    const before = moments[i - 1] as FootballMoment
    const moment = moments[i] as FootballMoment
    if (moment.play) countPlay(tally, moment.play)
    countTeam(tally, before, moment)
  }
  return tally
}

function countTeam(tally: Tally<FootballStat>, before: FootballMoment, moment: FootballMoment): void {
  const side = before.offense
  if (before.period === moment.period) tally.add(side, TEAM, 'seconds', before.clock - moment.clock)
  if (moment.drive !== before.drive) tally.add(moment.offense, TEAM, 'drives')
  if (before.down < 1 || !moment.play || !SCRIMMAGE.has(moment.play.kind)) return
  tally.add(side, TEAM, 'plays')
  const scored = 'touchdown' in moment.play && moment.play.touchdown && moment.offense === side
  const made = scored || (moment.down === 1 && moment.drive === before.drive)
  if (made) tally.add(side, TEAM, 'firstDowns')
  if (before.down === 3) countTry(tally, side, 'thirds', 'thirdsMade', made)
  if (before.down === 4) countTry(tally, side, 'fourths', 'fourthsMade', made)
}

const SCRIMMAGE = new Set<FootballPlay['kind']>([
  'rush',
  'pass',
  'incomplete',
  'sack',
  'kneel',
  'interception',
  'fumble',
])

function countTry(
  tally: Tally<FootballStat>,
  side: 'home' | 'away',
  tries: FootballStat,
  successes: FootballStat,
  made: boolean,
): void {
  tally.add(side, TEAM, tries)
  if (made) tally.add(side, TEAM, successes)
}

function countPlay(tally: Tally<FootballStat>, play: FootballPlay): void {
  switch (play.kind) {
    case 'rush':
      return countRush(tally, play)
    case 'pass':
      return countPass(tally, play)
    case 'incomplete':
      tally.add(play.side, QB, 'attempts')
      return tally.add(play.side, play.to, 'targets')
    case 'sack':
      tally.add(play.side, QB, 'sacked')
      tally.add(play.side, QB, 'sackYards', -play.yards)
      tally.add(other(play.side), play.stop, 'sacks')
      return tally.add(other(play.side), play.stop, 'tackles')
    case 'kneel':
      tally.add(play.side, QB, 'carries')
      return tally.add(play.side, QB, 'rushYards', -1)
    case 'interception':
      return countInterception(tally, play)
    case 'fumble':
      tally.add(play.side, play.by, 'fumbles')
      return tally.add(other(play.side), play.stop, 'tackles')
    case 'penalty':
      tally.add(play.side, TEAM, 'penalties')
      return tally.add(play.side, TEAM, 'penaltyYards', Math.abs(play.foul.yards))
    case 'kickoff':
    case 'punt':
    case 'fieldGoal':
    case 'extraPoint':
    case 'twoPoint':
    case 'safety':
      return countKick(tally, play)
    case 'timeout':
    case 'twoMinuteWarning':
    case 'endPeriod':
    case 'endHalf':
    case 'endGame':
      return
  }
}

type KickOrScore = Extract<
  FootballPlay,
  { readonly kind: 'kickoff' | 'punt' | 'fieldGoal' | 'extraPoint' | 'twoPoint' | 'safety' }
>

function countKick(tally: Tally<FootballStat>, play: KickOrScore): void {
  switch (play.kind) {
    case 'kickoff':
      if (play.back > 0) tally.add(other(play.side), RETURNER, 'kickReturns')
      return tally.add(other(play.side), RETURNER, 'kickReturnYards', play.back)
    case 'punt':
      return countPunt(tally, play)
    case 'fieldGoal':
      tally.add(play.side, KICKER, 'goalTries')
      if (!play.good) return
      tally.add(play.side, KICKER, 'goals')
      return tally.most(play.side, KICKER, 'goalLong', play.yards)
    case 'extraPoint':
      tally.add(play.side, KICKER, 'extraTries')
      return tally.add(play.side, KICKER, 'extras', play.good ? 1 : 0)
    case 'twoPoint':
      return tally.add(play.side, TEAM, 'conversions', play.good ? 1 : 0)
    case 'safety':
      return tally.add(play.side, TEAM, 'safeties')
  }
}

function countRush(tally: Tally<FootballStat>, play: FootballPlay & { readonly kind: 'rush' }): void {
  tally.add(play.side, play.by, 'carries')
  tally.add(play.side, play.by, 'rushYards', play.yards)
  tally.most(play.side, play.by, 'rushLong', play.yards)
  if (play.touchdown) tally.add(play.side, play.by, 'rushTds')
  else tally.add(other(play.side), play.stop, 'tackles')
}

function countPass(tally: Tally<FootballStat>, play: FootballPlay & { readonly kind: 'pass' }): void {
  tally.add(play.side, QB, 'attempts')
  tally.add(play.side, QB, 'completions')
  tally.add(play.side, QB, 'passYards', play.yards)
  tally.add(play.side, play.to, 'targets')
  tally.add(play.side, play.to, 'catches')
  tally.add(play.side, play.to, 'catchYards', play.yards)
  tally.most(play.side, play.to, 'catchLong', play.yards)
  if (play.touchdown) tally.add(play.side, QB, 'passTds')
  if (play.touchdown) tally.add(play.side, play.to, 'catchTds')
  else tally.add(other(play.side), play.stop, 'tackles')
}

function countInterception(
  tally: Tally<FootballStat>,
  play: FootballPlay & { readonly kind: 'interception' },
): void {
  const defense = other(play.side)
  tally.add(play.side, QB, 'attempts')
  tally.add(play.side, QB, 'thrown')
  tally.add(defense, play.stop, 'picks')
  tally.add(defense, play.stop, 'pickYards', play.back)
  if (play.touchdown) tally.add(defense, play.stop, 'pickTds')
}

function countPunt(tally: Tally<FootballStat>, play: FootballPlay & { readonly kind: 'punt' }): void {
  tally.add(play.side, PUNTER, 'punts')
  tally.add(play.side, PUNTER, 'puntYards', play.yards)
  tally.most(play.side, PUNTER, 'puntLong', play.yards)
  if (play.back === 0) return
  tally.add(other(play.side), RETURNER, 'puntReturns')
  tally.add(other(play.side), RETURNER, 'puntReturnYards', play.back)
}
