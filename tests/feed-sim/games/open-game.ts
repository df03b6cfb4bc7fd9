import type { GameKind } from '../../../src/domain/league'
import { baseballBox, baseballTeamStats } from './baseball/box'
import { playBaseball } from './baseball/baseball'
import { baseballCourse, baseballSituation, outsText } from './baseball/course'
import { countBaseball } from './baseball/stats'
import { basketballBox, basketballTeamStats } from './basketball/box'
import { playBasketball } from './basketball/basketball'
import { basketballCourse, basketballSituation } from './basketball/course'
import { footballBox } from './football/box'
import { footballCourse } from './football/drives'
import { playFootball } from './football/football'
import { footballSituation } from './football/situation'
import { hockeyBox, hockeyTeamStats } from './hockey/box'
import { hockeyCourse, hockeySituation } from './hockey/course'
import { playHockey } from './hockey/hockey'
import type { Moment, Setup, Side } from './moment'
import type { Box, Part, SimGame, Teams } from './sim-game'

/** What a sport brings. A new sport is one more folder with these functions. */
interface SportSim<M extends Moment> {
  play(setup: Setup): readonly M[]
  situation(teams: Teams, moments: readonly M[], upTo: number): Part
  box(moments: readonly M[], upTo: number): Box
  course(teams: Teams, moments: readonly M[], upTo: number): Part
  competition?(moment: M): Part
  competitor?(moments: readonly M[], upTo: number, side: Side): Part
}

type OpenGame = (setup: Setup, teams: Teams) => SimGame

function opens<M extends Moment>(sport: SportSim<M>): OpenGame {
  return (setup, teams) => {
    const moments = sport.play(setup)
    return {
      teams,
      moments,
      situation: (upTo) => sport.situation(teams, moments, upTo),
      box: (upTo) => sport.box(moments, upTo),
      course: (upTo) => sport.course(teams, moments, upTo),
      competition: (upTo) => sport.competition?.(moments[upTo] as M) ?? {},
      competitor: (upTo, side) => sport.competitor?.(moments, upTo, side) ?? {},
    }
  }
}

const OPENERS: Readonly<Record<GameKind, OpenGame>> = {
  football: opens({
    play: playFootball,
    situation: footballSituation,
    box: footballBox,
    course: footballCourse,
    competitor: () => ({ statistics: [] }),
  }),
  basketball: opens({
    play: playBasketball,
    situation: basketballSituation,
    box: basketballBox,
    course: basketballCourse,
    competitor: (moments, upTo, side) => ({ statistics: basketballTeamStats(moments, upTo, side) }),
  }),
  baseball: opens({
    play: playBaseball,
    situation: baseballSituation,
    box: baseballBox,
    course: baseballCourse,
    competition: outsText,
    competitor: (moments, upTo, side) => {
      const tally = countBaseball(moments, upTo)
      const statistics = baseballTeamStats(tally, side)
      return { statistics, hits: tally.total(side, 'hits'), errors: tally.total(side, 'errors') }
    },
  }),
  hockey: opens({
    play: playHockey,
    situation: hockeySituation,
    box: hockeyBox,
    course: hockeyCourse,
    competitor: (moments, upTo, side) => ({ statistics: hockeyTeamStats(moments, upTo, side) }),
  }),
}

/** Computes a game. Pure: the same setup gives the same game. */
export function openGame(kind: GameKind, setup: Setup, teams: Teams): SimGame {
  return OPENERS[kind](setup, teams)
}
