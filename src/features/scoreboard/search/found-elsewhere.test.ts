import { describe, expect, it } from 'vitest'
import {
  finishedPlayer,
  outPlayer,
  sampleRounds,
  sampleTournament,
  waitingPlayer,
} from '../../../domain/golf/testing/sample-tournament'
import { sampleCupBoard, sampleGolfBoard } from '../../../domain/testing/sample-board'
import { board, liveGame, team } from '../testing/games'
import { foundElsewhere } from './found-elsewhere'

const lakers = (id: string) => liveGame({ id, homeTeam: team('LAL') })
const players = (...names: string[]) => names.map((name) => waitingPlayer({ id: name, name }))
const inWords = (boards: Parameters<typeof foundElsewhere>[0], query: string) =>
  foundElsewhere(boards, query).map(({ what, league }) => `${what} in ${league.slug}`)

describe('what a search finds in other leagues', () => {
  it('are games, those of the league with the most first, and nothing of leagues without a hit', () => {
    const boards = [
      board({ sport: 'NBA', games: [lakers('1')] }),
      board({ sport: 'MLB', games: [liveGame()] }),
      board({ sport: 'NHL', games: [lakers('1'), lakers('2'), liveGame({ id: '3' })] }),
    ]
    expect(inWords(boards, 'lal')).toEqual(['2 games in nhl', '1 game in nba'])
  })

  it('are the players of a tournament', () => {
    const golf = sampleGolfBoard({ players: players('Lal One', 'Lal Two', 'Somebody Else') })
    expect(inWords([golf], 'lal')).toEqual(['2 players in pga'])
    expect(inWords([golf], 'somebody')).toEqual(['1 player in pga'])
  })

  it('are counted once in a week with two tournaments', () => {
    const tournaments = [sampleTournament({ id: 'open' }), sampleTournament({ id: 'classic' })]
    const golf = sampleGolfBoard({
      tournaments,
      players: [
        waitingPlayer({ id: '1', name: 'Lal One', tournament: 'open' }),
        waitingPlayer({ id: '2', name: 'Lal Two', tournament: 'classic' }),
      ],
    })
    expect(inWords([golf], 'lal')).toEqual(['2 players in pga'])
  })

  it('are no players whom the final leaderboard leaves out', () => {
    const tournaments = [sampleTournament({ state: 'post', completed: true, round: 4, startedRound: 4 })]
    const golf = sampleGolfBoard({
      tournaments,
      players: [
        finishedPlayer({ id: '1', name: 'Lal One', rounds: sampleRounds(4) }),
        outPlayer({ id: '2', name: 'Lal Two' }),
      ],
    })
    expect(inWords([golf], 'lal')).toEqual(['1 player in pga'])
  })

  it('are no games of a league that shows something else', () => {
    const content = { kind: 'message', title: 'NBA Offseason', text: 'x' } as const
    expect(
      inWords([board({ sport: 'NBA', content, games: [lakers('1')] }), sampleCupBoard()], 'lal'),
    ).toEqual([])
  })
})
