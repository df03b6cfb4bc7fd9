import { expect, it } from 'vitest'
import type { Board } from '../../domain/board/board'
import { sampleCup } from '../../domain/cup/testing/sample-cup'
import { liveGame, sampleTeam } from '../../domain/testing/sample-game'
import { boardOf } from '../testing/sample-boards'
import { picturesOf } from './board-pictures'

const withLogos = (id: string, home: string | undefined, away: string) =>
  liveGame({
    id,
    homeTeam: sampleTeam(home === undefined ? {} : { logo: home }),
    awayTeam: sampleTeam({ logo: away }),
  })

it('each logo of the boards once, in one order', () => {
  const nfl = boardOf('nfl', 'a-1', [withLogos('1', '/c.png', '/a.png'), withLogos('2', '/b.png', '/c.png')])
  const nba = boardOf('nba', 'a-1', [withLogos('3', undefined, '/d.png')])
  expect(picturesOf([nba, nfl])).toEqual(['/a.png', '/b.png', '/c.png', '/d.png'])
})

it('both teams of the cup have one, as far as they are known', () => {
  const { games: _games, ...head } = boardOf('nfl', 'a-1', [])
  const { usa, europe } = sampleCup()
  const cupBoard = (cup?: Partial<typeof head> & object) =>
    ({ ...head, sport: 'RYDER_CUP', sessions: [], matches: [], ...cup }) as unknown as Board
  const cup = sampleCup({ usa: { ...usa, logo: '/usa.png' }, europe: { ...europe, logo: '/eur.png' } })
  expect(picturesOf([cupBoard({ cup } as object)])).toEqual(['/eur.png', '/usa.png'])
  expect(picturesOf([cupBoard({ cup: sampleCup() } as object), cupBoard()])).toEqual([])
})
