import { expect, it } from 'vitest'
import { sampleBoard, sampleTeam, liveGame } from '../testing/sample-game'
import { sampleGolfBoard } from '../testing/sample-board'
import { teamsOnBoard, withTeamsSeen, type KnownTeam } from './known-team'

const known = (id: string, name = id): KnownTeam => ({ id, name, displayName: name, abbreviation: name })

it('the teams of a board are those that play, without their scores', () => {
  const homeTeam = sampleTeam({
    ...known('12'),
    score: 24,
    record: '9-3',
    ranking: 4,
    color: 'e31837',
    logo: '/logo.png',
  })
  const awayTeam = sampleTeam({ ...known('-1'), displayName: 'TBD' })
  const board = sampleBoard({ games: [liveGame({ homeTeam, awayTeam })] })
  expect(teamsOnBoard(board)).toStrictEqual([{ ...known('12'), color: 'e31837', logo: '/logo.png' }])
  const plain = sampleBoard({ games: [liveGame({ homeTeam: sampleTeam(known('12')), awayTeam })] })
  expect(teamsOnBoard(plain)).toStrictEqual([known('12')])
  expect(teamsOnBoard(sampleGolfBoard())).toEqual([])
})

it('a team is known once, as it was seen last', () => {
  expect(withTeamsSeen([known('1', 'Redskins'), known('2')], [known('1', 'Commanders')])).toEqual([
    known('1', 'Commanders'),
    known('2'),
  ])
})

it('a device keeps a thousand teams at most, whatever the feed sends', () => {
  const many = Array.from({ length: 3000 }, (_, id) => known(String(id)))
  expect(withTeamsSeen([], many)).toHaveLength(1000)
})
