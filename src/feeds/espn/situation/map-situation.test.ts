import { describe, expect, it } from 'vitest'
import type { LiveGame } from '../../../domain/game/game'
import { sampleTeam } from '../../../domain/testing/sample-game'
import { game, topOfThird } from '../testing/mapped-game'
import { sampleCompetitor, sampleStatus } from '../testing/sample-event'
import { abbreviationOf } from './game-around'

const halftime = {
  status: sampleStatus(
    { name: 'STATUS_HALFTIME', shortDetail: 'Halftime' },
    { period: 2, displayClock: '0:00' },
  ),
}
describe('a situation', () => {
  const football = { down: 1, distance: 10, yardLine: 50, downDistanceText: '1st & 10 at 50' }

  it.each([
    ['without members', {}],
    ['of a reference only', { $ref: 'http://feed.example/situation' }],
    ['at a kick-off', { ...football, down: -1, distance: -1 }],
    ['after a score', { ...football, down: -1 }],
    ['with a fifth down', { ...football, down: 5 }],
    ['with a distance over 99', { ...football, distance: 100 }],
    ['off the field', { ...football, yardLine: 101 }],
    ['without its text', { down: 1, distance: 10, yardLine: 50 }],
  ])('%s is left out in football', (_what, situation) => {
    expect(game('NFL', {}, { situation })).not.toHaveProperty('situation')
  })

  it.each([
    ['at a kick-off', {}, { down: -1, distance: -1 }],
    ['without its text', {}, { downDistanceText: undefined }],
    ['at halftime', halftime, {}],
  ])('has no down %s, but still possession and timeouts', (_when, event, changes) => {
    const told = { ...football, possession: '2', homeTimeouts: 3, awayTimeouts: 0, ...changes }
    const sides = { kind: 'football', possession: 'AWA', homeTimeouts: 3, awayTimeouts: 0 }
    expect(game('NFL', event, { situation: told })).toHaveProperty('situation', sides)
  })

  it('at halftime is left out in football, as it is still that of the last play', () => {
    expect(game('NFL', halftime, { situation: football })).not.toHaveProperty('situation')
    expect(game('NFL', {}, { situation: football })).toHaveProperty('situation.down', 1)
  })

  it('has no possession and no timeouts when the feed does not tell them', () => {
    const situation = { ...football, possession: '77', homeTimeouts: 9 }
    expect(game('NFL', {}, { situation })).toMatchObject({ situation: { kind: 'football', ...football } })
    expect(game('NFL', {}, { situation })).not.toHaveProperty('situation.possession')
    expect(game('NFL', {}, { situation })).not.toHaveProperty('situation.homeTimeouts')
  })

  it('says where the ball lies, where the feed does', () => {
    expect(game('NFL')).toHaveProperty('situation.possessionText', 'HOM 38')
    expect(game('NFL', {}, { situation: football })).not.toHaveProperty('situation.possessionText')
  })

  it('names no team where the feed names none, though a side has no id', () => {
    const sides = { homeTeam: sampleTeam({ id: '' }), awayTeam: sampleTeam({ abbreviation: 'AWA' }) }
    expect(abbreviationOf('', { ...sides, pause: 'none' })).toBeUndefined()
  })

  it('does not say who has the ball when both sides have the same name', () => {
    const competitors = [sampleCompetitor('home'), sampleCompetitor('away')].map((side) => ({
      ...side,
      team: { ...(side['team'] as object), abbreviation: 'TBD' },
    }))
    const situation = { ...football, possession: '2' }
    expect(game('NFL', {}, { situation, competitors })).not.toHaveProperty('situation.possession')
  })

  it('of baseball has the count, the bases and the team at bat', () => {
    expect(game('MLB', topOfThird)).toMatchObject({
      situation: {
        kind: 'baseball',
        balls: 2,
        strikes: 1,
        outs: 1,
        onFirst: true,
        onSecond: false,
        onThird: false,
        possession: 'AWA',
      },
    })
  })

  it.each(['onFirst', 'onSecond', 'onThird'])('of baseball tells which base is taken: %s', (base) => {
    const empty = { onFirst: false, onSecond: false, onThird: false }
    const situation = { balls: 0, strikes: 0, outs: 0, [base]: true }
    expect(game('MLB', topOfThird, { situation })).toHaveProperty(
      'situation',
      expect.objectContaining({ ...empty, [base]: true }),
    )
  })

  it('of baseball has no team at bat when the feed does not tell it', () => {
    const count = { balls: 0, strikes: 0, outs: 0 }
    for (const more of [{}, { dueUp: [] }, { dueUp: [{}], pitcher: {} }]) {
      const { situation } = game('MLB', topOfThird, { situation: { ...count, ...more } }) as LiveGame
      expect(situation).toStrictEqual({
        kind: 'baseball',
        ...count,
        onFirst: false,
        onSecond: false,
        onThird: false,
      })
    }
  })

  it('of baseball is left out between half innings, and the label has no count', () => {
    const dueUp = { balls: 0, strikes: 0, outs: 0, dueUp: [{}, {}, {}] }
    const middle = { status: sampleStatus({ detail: 'Middle 6th', shortDetail: 'Mid 6th' }, { period: 6 }) }
    const waiting = game('MLB', topOfThird, { situation: dueUp })
    expect(waiting).not.toHaveProperty('situation')
    expect(waiting.quarter).toBe('Mid 3rd')
    const batting = { ...dueUp, batter: { athlete: { team: { id: '2' } } } }
    expect(game('MLB', topOfThird, { situation: batting })).toHaveProperty('situation.possession', 'AWA')
    expect(game('MLB', middle, { situation: batting })).not.toHaveProperty('situation')
    expect(game('MLB', middle, { situation: batting }).quarter).toBe('Mid 6th')
  })

  it.each([{ balls: 5 }, { balls: -1 }, { strikes: 4 }, { outs: 4 }, { outs: undefined }])(
    'of baseball is left out with %j',
    (change) => {
      const situation = { balls: 2, strikes: 1, outs: 1, ...change }
      const shown = game('MLB', topOfThird, { situation })
      expect(shown).not.toHaveProperty('situation')
      expect(shown.quarter).toBe('Top 3rd')
    },
  )

  it('of basketball and hockey is the last play', () => {
    expect(game('NBA')).toMatchObject({
      situation: { kind: 'basketball', lastPlay: 'Someone makes a jumper' },
    })
    expect(game('NHL')).toMatchObject({
      situation: { kind: 'hockey', lastPlay: 'Someone is stopped', powerPlay: false, strength: 'even' },
    })
    expect(game('NBA', {}, { situation: {} })).not.toHaveProperty('situation')
    expect(game('NHL', {}, { situation: {} })).not.toHaveProperty('situation')
  })

  it('000 section 3: of hockey has powerPlay, strength (default even) and possession', () => {
    const situation = { powerPlay: true, strength: 'Power Play', possession: '2' }
    expect(game('NHL', {}, { situation })).toMatchObject({
      situation: { kind: 'hockey', lastPlay: '', powerPlay: true, strength: 'power play', possession: 'AWA' },
    })
    const empty = { strength: 'Empty Net', lastPlay: { text: 'A shot' } }
    expect(game('NHL', {}, { situation: empty })).toMatchObject({
      situation: { powerPlay: false, strength: 'empty net', lastPlay: 'A shot' },
    })
  })

  it.each([{ powerPlay: true }, { strength: 'Power Play' }, { strength: 'Shorthanded' }])(
    'of hockey is a power play by %j alone, without naming the team',
    (told) => {
      const { situation } = game('NHL', {}, { situation: told }) as LiveGame
      expect(situation).toStrictEqual({
        kind: 'hockey',
        lastPlay: '',
        powerPlay: true,
        strength: 'power play',
      })
    },
  )

  it('belongs to live games only', () => {
    const status = sampleStatus({
      name: 'STATUS_FINAL',
      state: 'post',
      completed: true,
      shortDetail: 'Final',
    })
    expect(game('NFL', { status })).not.toHaveProperty('situation')
  })
})
