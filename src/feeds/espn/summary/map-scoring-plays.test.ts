import { describe, expect, it } from 'vitest'
import { MOST } from '../../limits'
import { mapped } from './testing/mapped-summary'
import { sampleSummary, type Json } from './testing/sample-summary'

const play = (text: string, homeScore: unknown, changes: object = {}) => ({
  id: text,
  scoringPlay: true,
  text,
  homeScore,
  awayScore: 0,
  ...changes,
})
const texts = (changes: Parameters<typeof mapped>[1]) => mapped('MLB', changes).plays.map(({ text }) => text)

describe('the scoring plays', () => {
  it('come from their own list where the feed has one, as in football', () => {
    const both = { scoringPlays: [play('Touchdown', 7)], plays: [play('Run', 6)] }
    expect(texts(both)).toEqual(['Touchdown'])
    expect(texts({ ...both, scoringPlays: [] })).toEqual(['Run'])
    expect(texts({ ...both, scoringPlays: [null] })).toEqual(['Run'])
  })

  it('are otherwise the plays that are marked, and no others', () => {
    const plays = [null, play('Homer', 1), play('Steal', 2, { scoringPlay: false }), play('Bunt', 3)]
    expect(texts({ plays })).toEqual(['Homer', 'Bunt'])
  })

  it('leave out the pitches and the ends of at-bats in baseball', () => {
    const ended = play('End of at-bat', 1, { type: { type: 'end-batterpitcher' } })
    const plays = [play('Pitch 3 : Ball In Play', 1), ended, play('Doubled. Pitch 3 was low', 1)]
    expect(texts({ plays })).toEqual(['Doubled. Pitch 3 was low'])
  })

  it('are written in one line, and have defaults for what is missing', () => {
    const told = play('Run  by\n one', '7', {
      awayScore: undefined,
      team: { id: '77' },
      period: { number: 0 },
    })
    expect(mapped('NFL', { scoringPlays: [told] }).plays).toEqual([
      {
        id: 'Run  by\n one',
        period: '',
        clock: '',
        team: '',
        text: 'Run by one',
        awayScore: 0,
        homeScore: 7,
      },
    ])
    const other = play('Safety', undefined, { awayScore: 2 })
    expect(mapped('NFL', { scoringPlays: [other] }).plays[0]).toMatchObject({ awayScore: 2, homeScore: 0 })
  })

  it('keep the score of the side whose score a play leaves out', () => {
    const told = [
      play('Touchdown', 0, { awayScore: 7 }),
      play('Field Goal', 3, { awayScore: null }),
      play('Safety', undefined, { awayScore: 9 }),
      play('Nobody says for whom', undefined, { awayScore: null }),
    ]
    const scores = mapped('NFL', { scoringPlays: told }).plays.map((one) => [one.awayScore, one.homeScore])
    expect(scores).toEqual([
      [7, 0],
      [7, 3],
      [9, 3],
    ])
  })

  it('leave out the goals of a shootout, which the feed counts anew and of which the game counts one', () => {
    const goal = (text: string, period: number, awayScore: number, homeScore: number) =>
      play(text, homeScore, { awayScore, period: { number: period } })
    const plays = [
      goal('Snap Shot', 3, 2, 3),
      goal('Slap Shot', 3, 3, 3),
      goal('First in the shootout', 5, 1, 0),
      goal('Second in the shootout', 5, 1, 1),
      goal('Third in the shootout', 5, 2, 1),
    ]
    const inSeason = (type: number) => {
      const header = { ...(sampleSummary()['header'] as Json), season: { type } }
      return mapped('NHL', { header, plays }).plays.map(({ text }) => text)
    }
    expect(inSeason(2)).toEqual(['Snap Shot', 'Slap Shot'])
    expect(inSeason(3)).toHaveLength(plays.length)
  })

  it('are limited in number', () => {
    const endless = Array.from({ length: MOST.scoringPlays + 1 }, (_, n) => play(`${n}`, n + 1))
    expect(texts({ scoringPlays: endless })).toHaveLength(MOST.scoringPlays)
  })
})
