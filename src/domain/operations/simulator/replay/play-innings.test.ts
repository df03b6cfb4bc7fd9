import { expect, it } from 'vitest'
import { sampleSimulatedGame } from '../../testing/samples'
import { freshSituation } from '../fresh-situation'
import { playInnings } from './play-innings'
import { startTape } from './tape'

const STRIKE = 0.5
const HOME_RUN = 0.99

/** All batters strike out, but for the first one of this half, who hits a home run. */
function gameWithRunIn(half: string | undefined) {
  const teams = { homeTeam: { abbreviation: 'DAL', score: 0 }, awayTeam: { abbreviation: 'PHI', score: 0 } }
  const tape = startTape(sampleSimulatedGame('MLB', { ...teams, quarter: '0Q' }))
  let isHit = false
  playInnings(tape, () => {
    if (isHit || tape.game().quarter !== half) return STRIKE
    isHit = true
    return HOME_RUN
  })
  const [, ...frames] = tape.frames()
  return frames
}

it.each([
  ['nobody ever scores', undefined, 'Bot 12', [0, 1], 'Walk-off'],
  ['the visitors lead from the beginning', 'Top 1', 'Bot 9', [1, 0], 'DAL: strikeout'],
  ['the visitors score in the ninth', 'Top 9', 'Bot 9', [1, 0], 'DAL: strikeout'],
  ['the hosts lead before their ninth', 'Bot 8', 'Top 9', [0, 1], 'PHI: strikeout'],
  ['the hosts score in the ninth', 'Bot 9', 'Bot 9', [0, 1], 'DAL: home run'],
  ['the visitors score in the tenth', 'Top 10', 'Bot 10', [1, 0], 'DAL: strikeout'],
  ['the hosts score in the tenth', 'Bot 10', 'Bot 10', [0, 1], 'DAL: home run'],
  ['the visitors score in the last', 'Top 12', 'Bot 12', [1, 0], 'DAL: strikeout'],
] as const)('when %s (%s) the last half is %s', (_what, half, lastHalf, score, words) => {
  const { homeTeam, awayTeam, quarter, lastPlay } = gameWithRunIn(half).at(-1)!.game
  expect([quarter, [awayTeam.score, homeTeam.score], lastPlay]).toEqual([lastHalf, score, words])
})

it('a half begins after a break with empty bases, and ends with three outs', () => {
  const frames = gameWithRunIn('Bot 1')
  const firsts = frames.filter(({ game }) => game.lastPlay === game.quarter)
  expect(firsts).toHaveLength(17)
  for (const { game } of firsts) expect(game.situation).toEqual(freshSituation('MLB'))
  const lasts = frames.filter((_frame, at) => frames[at + 1]?.game.quarter !== frames[at]!.game.quarter)
  for (const { game } of lasts) expect(game.situation).toMatchObject({ outs: 3 })
  expect(frames.filter(({ game }) => 'outs' in game.situation && game.situation.outs === 3)).toHaveLength(17)
  // Seventeen breaks of 30 seconds, and pitches of 23: nine in each half, and the home run.
  expect(frames.at(-1)!.atS).toBe(17 * 30 + (17 * 9 + 1) * 23)
})
