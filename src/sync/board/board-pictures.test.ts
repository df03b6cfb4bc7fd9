import { expect, it } from 'vitest'
import type { Board } from '../../domain/board/board'
import { sampleCup } from '../../domain/cup/testing/sample-cup'
import { liveGame, sampleTeam } from '../../domain/testing/sample-game'
import { boardOf } from '../testing/sample-boards'
import { picturesOf } from './board-pictures'

const withLogos = (id: string, home?: string, away?: string) =>
  liveGame({
    id,
    homeTeam: sampleTeam(home === undefined ? {} : { logo: home }),
    awayTeam: sampleTeam(away === undefined ? {} : { logo: away }),
  })

it('the pictures of boards are each logo once, in one fixed order', () => {
  const nfl = boardOf('nfl', 'a-1', [withLogos('1', '/c.png', '/a.png'), withLogos('2', '/b.png', '/c.png')])
  const nba = boardOf('nba', 'a-1', [
    withLogos('3', undefined, '/d.png'),
    withLogos('4', '/e.png'),
    withLogos('5'),
  ])
  expect(picturesOf([nba, nfl])).toEqual(['/a.png', '/b.png', '/c.png', '/d.png', '/e.png'])
})

it('the pictures of a cup board are the logos of those teams that have one', () => {
  const { games: _games, ...head } = boardOf('nfl', 'a-1', [])
  const { usa, europe } = sampleCup()
  const cupBoard = (cup?: Partial<typeof head> & object) =>
    ({ ...head, sport: 'RYDER_CUP', sessions: [], matches: [], ...cup }) as unknown as Board
  const cup = sampleCup({ usa: { ...usa, logo: '/usa.png' }, europe: { ...europe, logo: '/eur.png' } })
  expect(picturesOf([cupBoard({ cup } as object)])).toEqual(['/eur.png', '/usa.png'])
  expect(picturesOf([cupBoard({ cup: sampleCup() } as object), cupBoard()])).toEqual([])
})
