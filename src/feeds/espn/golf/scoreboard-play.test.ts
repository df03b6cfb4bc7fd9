import { describe, expect, it } from 'vitest'
import { mapped, player, post } from './testing/mapped-golf'
import { holes, round, sampleEvent, scoreboardCompetitor, type Json } from './testing/sample-golf'

describe('feed guide section 7: the scoreboard endpoint', () => {
  const full = { linescores: holes(18) }
  const two = [round(1, 72, 'E', full), round(2, 70, '-2', full)]
  const tee = { statistics: { categories: [{ stats: [{ displayValue: 'Sat Jun 06 14:05:00 PDT 2026' }] }] } }
  /** Maps the competitor in a field whose third round is listed. */
  const inField = (competitor: Json) =>
    mapped(
      sampleEvent([competitor, scoreboardCompetitor('rival', [...two, round(3, 0, '-', tee)])]),
    ).leaderboards[0]!.players.find(({ id }) => id === competitor['id'])

  it.each([
    [
      'on the course',
      [...two, round(3, 16, 'E', { linescores: holes(4) })],
      { state: 'playing', thru: '4', today: 'E' },
    ],
    ['done for the day', [...two, round(3, 71, '-1', full)], { state: 'finished', thru: 'F', score: '-3' }],
    ['waiting', [...two, round(3, 0, '-', tee)], { state: 'waiting', teeTime: '2026-06-06T18:05:00Z' }],
    ['cut players simply have fewer rounds', two, { state: 'out', thru: 'CUT', score: '-2' }],
    [
      'a round broken off is a withdrawal',
      [two[0], round(2, 64, '+8', { linescores: holes(15) }), round(3, 0, '-')],
      { state: 'out', thru: 'WD' },
    ],
    [
      'still in a round when others have begun the next',
      [two[0], round(2, 47, '-1', { linescores: holes(12) }), round(3, 0, '-', tee)],
      { state: 'playing', thru: '12', today: '-1' },
    ],
    [
      'a hole is missing in the list of a round that another one has followed',
      [round(1, 72, 'E', { linescores: holes(17) }), two[1], round(3, 0, '-', tee)],
      { state: 'waiting', thru: '-', score: '-2' },
    ],
    [
      'a round that was not begun is none of those before the cut',
      [two[0], round(2, 0, '-')],
      { state: 'out', thru: 'WD' },
    ],
    ['done for the day, the holes unknown', [...two, round(3, 71, '-1')], { state: 'finished', thru: 'F' }],
    ['in no round at all', [], { state: 'waiting', positionText: '-' }],
    ['not started at all', [round(3, 0, '-', tee)], { state: 'waiting', positionText: '-' }],
  ])('%s', (_what, linescores, expected) => {
    expect(inField(scoreboardCompetitor('1', linescores))).toMatchObject(expected)
  })

  it('lets everybody wait before the event, whatever the rounds hold', () => {
    const before = { status: { type: { state: 'pre' } } }
    const row = player(scoreboardCompetitor('1', [round(1, 0, '-', tee)]), before, {
      status: { period: 1, type: { state: 'pre' } },
    })
    expect(row).toMatchObject({ state: 'waiting', thru: '-', teeTime: '2026-06-06T18:05:00Z' })
    const played = player(scoreboardCompetitor('1', two), before, {
      status: { period: 1, type: { state: 'pre' } },
    })
    expect(played).toMatchObject({ state: 'waiting' })
  })

  it('lets a player without a tee time wait for an unknown one', () => {
    expect(inField(scoreboardCompetitor('1', [...two, round(3, 0, '-')]))).not.toHaveProperty('teeTime')
  })

  it('has nobody on the course after the event', () => {
    const last = round(3, 40, 'E', { linescores: holes(10) })
    expect(player(scoreboardCompetitor('1', [...two, last]), post)).toMatchObject({
      state: 'finished',
      thru: 'F',
    })
  })

  it('treats a player with a round that was never begun as out after the event', () => {
    const over = mapped(
      sampleEvent(
        [
          scoreboardCompetitor('1', [...two, round(3, 70, '-2', full)]),
          scoreboardCompetitor('2', [...two, round(3, 0, '-')]),
        ],
        post,
      ),
    )
    expect(over.leaderboards[0]!.players.map(({ id, thru }) => [id, thru])).toEqual([
      ['1', 'F'],
      ['2', 'CUT'],
    ])
  })

  it('treats a player who does not have the last round as out after the event', () => {
    const three = [...two, round(3, 70, '-2', full)]
    const over = mapped(sampleEvent([scoreboardCompetitor('1', three), scoreboardCompetitor('2', two)], post))
    expect(over.leaderboards[0]!.players.at(-1)).toMatchObject({ id: '2', thru: 'CUT' })
  })

  it('treats players with three rounds as cut when most others that are out have as many', () => {
    const three = [...two, round(3, 72, 'E', full)]
    const event = sampleEvent(
      [
        scoreboardCompetitor('1', [...three, round(4, 0, '-', tee)]),
        scoreboardCompetitor('2', three),
        scoreboardCompetitor('3', three),
        scoreboardCompetitor('4', two),
      ],
      {},
      { status: { period: 4, type: { state: 'in' } } },
    )
    const { players } = mapped(event).leaderboards[0]!
    expect(players.map(({ id, thru }) => [id, thru])).toEqual([
      ['1', '-'],
      ['2', 'CUT'],
      ['3', 'CUT'],
      ['4', 'WD'],
    ])
  })

  it('treats players with two rounds as cut when no more of those who are out have three', () => {
    const three = [...two, round(3, 72, 'E', full)]
    const event = sampleEvent(
      [
        scoreboardCompetitor('1', [...three, round(4, 0, '-', tee)]),
        scoreboardCompetitor('2', three),
        scoreboardCompetitor('3', two),
      ],
      {},
      { status: { period: 4, type: { state: 'in' } } },
    )
    const { players } = mapped(event).leaderboards[0]!
    expect(players.map(({ id, thru }) => [id, thru])).toEqual([
      ['1', '-'],
      ['2', 'WD'],
      ['3', 'CUT'],
    ])
  })

  it('treats a tenth of the field as cut, which is the least that a cut sends home', () => {
    const field = Array.from({ length: 9 }, (_, index) =>
      scoreboardCompetitor(String(index), [...two, round(3, 0, '-', tee)]),
    )
    const { players } = mapped(sampleEvent([...field, scoreboardCompetitor('gone', two)])).leaderboards[0]!
    expect(players.at(-1)).toMatchObject({ id: 'gone', thru: 'CUT' })
  })

  it('leaves a player in the first round while others have begun the second', () => {
    const first = [round(1, 47, '-1', { linescores: holes(12) }), round(2, 0, '-', tee)]
    const inTheSecond = { status: { period: 2, type: { state: 'in' } } }
    const row = player(scoreboardCompetitor('1', first), {}, inTheSecond)
    expect(row).toMatchObject({ state: 'playing', thru: '12' })
  })

  it('treats a round that was broken off as a withdrawal after the event, whatever was planned', () => {
    const broken = [two[0], round(2, 47, '-1', { linescores: holes(12) }), round(3, 0, '-', tee)]
    const rival = scoreboardCompetitor('rival', [...two, round(3, 70, '-2', full)])
    const { players } = mapped(sampleEvent([scoreboardCompetitor('1', broken), rival], post)).leaderboards[0]!
    expect(players.at(-1)).toMatchObject({ id: '1', state: 'out', thru: 'WD' })
  })

  it('treats a few of a large field as withdrawn: a tournament without a cut', () => {
    const field = Array.from({ length: 20 }, (_, index) =>
      scoreboardCompetitor(String(index), [...two, round(3, 0, '-', tee)]),
    )
    const { players } = mapped(sampleEvent([...field, scoreboardCompetitor('gone', two)])).leaderboards[0]!
    expect(players.at(-1)).toMatchObject({ id: 'gone', thru: 'WD' })
  })

  it('counts nobody who plays the third round among those who have missed a cut', () => {
    const third = [...two, round(3, 0, '-', tee)]
    const event = sampleEvent([
      scoreboardCompetitor('1', third),
      scoreboardCompetitor('2', third),
      scoreboardCompetitor('3', two),
    ])
    expect(mapped(event).leaderboards[0]!.players.at(-1)).toMatchObject({ id: '3', thru: 'CUT' })
  })

  it('treats nobody as cut or withdrawn while nobody has the round that it counts', () => {
    const { players, tournament } = mapped(
      sampleEvent([scoreboardCompetitor('1', two), scoreboardCompetitor('2', two)]),
    ).leaderboards[0]!
    expect(players.map(({ state, positionText }) => [state, positionText])).toEqual([
      ['finished', 'T1'],
      ['finished', 'T1'],
    ])
    expect(tournament.startedRound).toBe(2)
  })

  it('treats nobody as withdrawn when rain has ended a tournament after three rounds', () => {
    const over = { status: { period: 4, type: { state: 'post' } } }
    const three = [...two, round(3, 70, '-2', full)]
    const event = sampleEvent([scoreboardCompetitor('1', three)], post, over)
    expect(mapped(event).leaderboards[0]!.players[0]).toMatchObject({ state: 'finished', positionText: '1' })
  })

  const calledOff = [...two, round(3, 70, '-2', full), round(4, 0, '-', tee)]
  it.each([
    ['others have missed the cut', two, ['1', 'CUT', 'CUT']],
    ['there was no cut', calledOff, ['T1', 'T1', 'T1']],
  ])(
    'has those finished whose fourth round was listed and then called off, where %s',
    (_what, rest, texts) => {
      const over = { status: { period: 4, type: { state: 'post' } } }
      const field = [calledOff, rest, rest].map((lines, at) => scoreboardCompetitor(String(at + 1), lines))
      const { players } = mapped(sampleEvent(field, post, over)).leaderboards[0]!
      expect(players[0]).toMatchObject({ state: 'finished', thru: 'F' })
      expect(players.map(({ positionText, thru }) => (thru === 'F' ? positionText : thru))).toEqual(texts)
    },
  )

  it('takes the score text where the rounds have none (2022)', () => {
    const linescores = [{ value: 67 }, { value: 63 }]
    expect(player(scoreboardCompetitor('1', linescores, { score: '-14' }))?.score).toBe('-14')
  })

  it('reads a two-man team, which has no athlete', () => {
    const team = {
      id: '9',
      type: 'team',
      homeAway: 'unknown',
      team: { id: '9', displayName: 'Lowry/McIlroy', abbreviation: '' },
      linescores: two,
    }
    expect(player(team)).toMatchObject({ id: '9', kind: 'team', name: 'Lowry/McIlroy', initials: 'LM' })
  })
})
