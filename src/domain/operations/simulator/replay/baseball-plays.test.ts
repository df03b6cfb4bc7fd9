import { describe, expect, it } from 'vitest'
import { sampleSimulatedGame } from '../../testing/samples'
import { freshSituation } from '../fresh-situation'
import type { SimulatedBaseball } from '../simulated-game'
import { baseballPlay } from './baseball-plays'
import { turned } from './tape'
import { rolls } from '../testing/rolls'

type Changes = Partial<SimulatedBaseball>

/** The game before a pitch, with nobody on base. */
const before = (changes: Changes, quarter = 'Top 1') => {
  const situation = { ...freshSituation('MLB'), ...changes } as SimulatedBaseball
  return { situation, game: sampleSimulatedGame('MLB', { quarter, situation }) }
}

function pitch(chance: number, changes: Changes = {}, quarter?: string) {
  const { game, situation } = before(changes, quarter)
  const play = baseballPlay(game, situation, rolls(chance, 0))
  return { words: play.words, seconds: play.seconds, game: turned(game, play.controls) }
}

describe('a pitch of a replay', () => {
  it.each([
    [0.359, {}, 'PHI: ball'],
    [0.359, { balls: 2 }, 'PHI: ball'],
    [0.359, { balls: 3 }, 'PHI: walk'],
    [0.36, {}, 'PHI: strike'],
    [0.619, { strikes: 1 }, 'PHI: strike'],
    [0.619, { strikes: 2 }, 'PHI: strikeout'],
    [0.62, {}, 'PHI: foul'],
    [0.719, {}, 'PHI: foul'],
    [0.72, {}, 'PHI: out in play'],
    [0.889, {}, 'PHI: out in play'],
    [0.89, {}, 'PHI: single'],
    [0.959, {}, 'PHI: single'],
    [0.96, {}, 'PHI: double'],
    [0.984, {}, 'PHI: double'],
    [0.985, {}, 'PHI: home run'],
  ])('%d with %j is a %s', (chance, changes, words) => {
    expect(pitch(chance, changes).words).toBe(words)
  })

  it('is of the visitors in the top of an inning and of the hosts in the bottom', () => {
    expect(pitch(0.99)).toMatchObject({ words: 'PHI: home run', game: { awayTeam: { score: 4 } } })
    expect(pitch(0.99, {}, 'Bot 3')).toMatchObject({
      words: 'DAL: home run',
      game: { homeTeam: { score: 8 } },
    })
  })

  it.each([
    ['a ball', 0.1, { balls: 1, strikes: 1 }, { balls: 2, strikes: 1, outs: 0 }],
    ['a strike', 0.5, { balls: 1, strikes: 1 }, { balls: 1, strikes: 2, outs: 0 }],
    ['a foul', 0.7, { balls: 1, strikes: 1 }, { balls: 1, strikes: 2, outs: 0 }],
    ['a foul with two strikes', 0.7, { balls: 1, strikes: 2 }, { balls: 1, strikes: 2, outs: 0 }],
    ['a strikeout', 0.5, { balls: 3, strikes: 2 }, { balls: 0, strikes: 0, outs: 1 }],
    ['an out in play', 0.8, { balls: 3, strikes: 1, outs: 1 }, { balls: 0, strikes: 0, outs: 2 }],
    ['a walk', 0.1, { balls: 3, strikes: 1 }, { balls: 0, strikes: 0, outs: 0 }],
    ['a single', 0.9, { balls: 3, strikes: 1 }, { balls: 0, strikes: 0, outs: 0 }],
  ])('after %s the count is right', (_what, chance, changes, count) => {
    expect(pitch(chance, changes).game.situation).toMatchObject(count)
  })

  it.each([
    ['a walk', 0.1, '', '1', 0],
    ['a walk forces nobody', 0.1, '2', '12', 0],
    ['a walk forces the runner on first', 0.1, '13', '123', 0],
    ['a walk forces two', 0.1, '12', '123', 0],
    ['a walk forces a run', 0.1, '123', '123', 1],
    ['a single', 0.9, '', '1', 0],
    ['a single', 0.9, '12', '123', 0],
    ['a single', 0.9, '3', '1', 1],
    ['a double', 0.97, '1', '23', 0],
    ['a double', 0.97, '23', '2', 2],
    ['a home run', 0.99, '', '', 1],
    ['a home run', 0.99, '123', '', 4],
  ])('%s: %d with runners on %j leaves them on %j with %d runs', (_what, chance, runners, left, runs) => {
    const bases = { onFirst: '1', onSecond: '2', onThird: '3' }
    const on = Object.fromEntries(Object.entries(bases).map(([base, name]) => [base, runners.includes(name)]))
    const { game } = pitch(chance, { balls: 3, ...on })
    const after = Object.entries(bases).filter(([base]) =>
      Object.entries(game.situation).some(([name, is]) => name === base && is === true),
    )
    expect(after.map(([, name]) => name).join('')).toBe(left)
    expect(game.awayTeam.score).toBe(3 + runs)
  })

  it('takes 15 to 30 seconds', () => {
    const { game, situation } = before({})
    const seconds = [0, 0.999].map((roll) => baseballPlay(game, situation, rolls(0.1, roll)).seconds)
    expect(seconds).toEqual([15, 30])
  })
})
