import { describe, expect, it } from 'vitest'
import { readRecording, recordingsNamed } from '../../../../tests/support/recordings'
import type { Leaderboard } from '../../../domain/golf/player'
import { cutLine } from '../../../domain/golf/cut-line'
import { roundStatusText } from '../../../domain/golf/round-status'
import { shownPlayers } from '../../../domain/golf/shown-players'
import { isValidCompetitor } from '../../../domain/golf/valid-competitor'
import { mapGolf } from './map-golf'
import { mapScorecard } from './map-scorecard'

/**
 * Recorded replies of both golf endpoints. They live outside the repository, so they may be missing. Expectations
 * are written by hand or come from members of the payload that the adapter does not read.
 */
const recordings = readRecordings()

/** File, name, status text on its first day, players, leader, last ranked or listed player. */
const KNOWN: readonly (readonly string[])[] = [
  ['lpga-scoreboard-pre', 'ShopRite LPGA Classic', 'Round 1 • Starting Soon', '0'],
  ['pga-leaderboard-final', 'Sony Open in Hawaii', 'Final Round Complete', '144', '1 Kevin Na -21 F'],
  ['pga-leaderboard-major-final', 'The Open', 'Final Round Complete', '156', '1 Ryan Fox -10 F'],
  ['pga-leaderboard-major-round1-live', 'The Open', 'Round 1', '156', '1 Jackson Suber -5 F'],
  ['pga-leaderboard-major-round3-live-t1', 'The Open', 'Round 3', '156', 'T1 Ryan Fox -8 F'],
  ['pga-leaderboard-major-round3-live-t2', 'The Open', 'Round 3', '156', 'T1 Ryan Fox -8 F'],
  [
    'pga-leaderboard-pre-full-field',
    'Sony Open in Hawaii',
    'Round 1 • Starting Soon',
    '144',
    '- Vaughn Taylor E -',
  ],
  ['pga-leaderboard-round1-live', 'Sony Open in Hawaii', 'Round 1', '144', '1 Peter Malnati -8 F'],
  [
    'pga-leaderboard-round1-open-nobody-started',
    'Sony Open in Hawaii',
    'Round 1 • Starting Soon',
    '144',
    '- Vaughn Taylor E -',
  ],
  ['pga-leaderboard-round2-live', 'Sony Open in Hawaii', 'Round 2', '144', '1 Nick Taylor -12 F'],
  [
    'pga-leaderboard-round3-complete',
    'Sony Open in Hawaii',
    'Round 3 Complete',
    '144',
    '1 Brendan Steele -18 -',
  ],
  ['pga-scoreboard-live-2022-no-cut', 'ZOZO CHAMPIONSHIP', 'Round 4', '78', '1 Rickie Fowler -14 -'],
  ['pga-scoreboard-live-2025', 'Memorial Tournament', 'Round 4', '72', '1 Scottie Scheffler -8 -'],
]

function factsOf({ file, leaderboard }: Recording): readonly string[] {
  const { tournament, players } = leaderboard
  const status = roundStatusText(tournament, Date.parse(tournament.start ?? '')) ?? ''
  const [leader] = players
  const line = leader && `${leader.positionText} ${leader.name} ${leader.score} ${leader.thru}`
  return [file, tournament.name, status, String(players.length), ...(line ? [line] : [])]
}

const withStatus = () => recordings.filter(({ file }) => file.includes('-leaderboard-'))

describe.skipIf(recordings.length === 0)(
  'the recorded golf payloads (FEED_RECORDINGS, else ../shared/feed)',
  () => {
    it('are read as people saw those tournaments', () => {
      // The time is the first morning, so a later round in the status text comes from the feed.
      expect(recordings.map(factsOf)).toEqual(KNOWN)
    })

    it('give every player the place that the feed gives', () => {
      for (const { file, leaderboard, raw } of withStatus()) {
        const told = new Map(raw.map((one) => [one.id, one.status?.position.displayName]))
        const places = leaderboard.players.map(({ id, positionText }) => [id, positionText])
        expect(places, file).toEqual(leaderboard.players.map(({ id }) => [id, told.get(id)]))
      }
    })

    it('give every player the total that the feed’s statistics have, also on the course', () => {
      for (const { file, leaderboard, raw } of withStatus()) {
        const told = new Map(raw.map((one) => [one.id, one.statistics[0]?.displayValue ?? 'E']))
        const totals = leaderboard.players.map(({ id, score }) => [id, score])
        expect(totals, file).toEqual(leaderboard.players.map(({ id }) => [id, told.get(id)]))
      }
    })

    it('give every player of a scoreboard the score and the order that it has', () => {
      for (const { leaderboard, raw } of recordings.filter((one) => one.file.startsWith('pga-scoreboard'))) {
        const scores = new Map(raw.map((one) => [one.id, one.score]))
        for (const { id, score } of leaderboard.players) expect(score).toBe(scores.get(id))
        const ranked = leaderboard.players.filter(({ state }) => state !== 'out').map(({ id }) => id)
        const order = raw.map(({ id }) => id).filter((id) => ranked.includes(id))
        expect(ranked).toEqual(order)
      }
    })

    it('tell who waits, plays, has finished, missed the cut and withdrew', () => {
      const counts = Object.fromEntries(
        recordings.map(({ file, leaderboard }) => [file, countsOf(leaderboard)]),
      )
      expect(counts).toMatchObject({
        'pga-leaderboard-final': { finished: 73, CUT: 71 },
        'pga-leaderboard-major-final': { finished: 78, CUT: 77, WD: 1 },
        'pga-leaderboard-major-round1-live': { finished: 132, playing: 24 },
        'pga-leaderboard-major-round3-live-t1': { finished: 17, playing: 45, waiting: 16, CUT: 77, WD: 1 },
        'pga-leaderboard-round2-live': { finished: 139, playing: 5 },
        'pga-leaderboard-round3-complete': { waiting: 73, CUT: 71 },
        'pga-scoreboard-live-2025': { finished: 3, playing: 40, waiting: 14, CUT: 14, WD: 1 },
        'pga-scoreboard-live-2022-no-cut': { playing: 13, waiting: 65 },
      })
    })

    it('give waiting players their tee time, in the same time zone from both endpoints', () => {
      const teeTime = (file: string, name: string) => {
        const found = playersOf(file).find((player) => player.name === name)
        return found?.state === 'waiting' ? found.teeTime : undefined
      }
      expect(teeTime('pga-scoreboard-live-2025', 'Scottie Scheffler')).toBe('2025-06-01T18:05:00Z')
      expect(teeTime('pga-leaderboard-major-round3-live-t1', 'Bryson DeChambeau')).toBe(
        '2026-07-18T14:30:00Z',
      )
      expect(teeTime('pga-leaderboard-pre-full-field', 'Vaughn Taylor')).toBe('2021-01-14T17:10:00Z')
    })

    it('count places gained, where the feed counts the change of the place', () => {
      const fox = playersOf('pga-leaderboard-major-round3-live-t1').find(({ name }) => name === 'Ryan Fox')
      expect(fox?.movement).toBe(51)
    })

    it('draw the cut line where the cut was made, and none where there is none', () => {
      const lines = recordings.flatMap(({ file, leaderboard: { tournament, players } }) => {
        const line = cutLine(tournament, players)
        return line ? [[file, line.afterPlayers, line.score]] : []
      })
      expect(lines).toEqual([
        ['pga-leaderboard-final', 73, '-4'],
        ['pga-leaderboard-major-final', 78, '+1'],
        ['pga-leaderboard-major-round3-live-t1', 78, '+1'],
        ['pga-leaderboard-major-round3-live-t2', 78, '+1'],
        ['pga-leaderboard-round3-complete', 73, '-4'],
        ['pga-scoreboard-live-2025', 57, '+5'],
      ])
    })

    it('show finalists only once the tournament is over', () => {
      const shown = recordings
        .filter(({ file }) => file.endsWith('-final'))
        .map(({ leaderboard: { tournament, players } }) => shownPlayers(tournament, players).length)
      expect(shown).toEqual([73, 78])
    })

    it('have valid rows with pictures of our own origin', () => {
      for (const player of recordings.flatMap(({ leaderboard }) => leaderboard.players)) {
        expect(isValidCompetitor(player), player.name).toBe(true)
        expect(player.flag ?? '/api/image/i/teamlogos/countries/', player.name).toMatch(
          /^\/api\/image\/i\/teamlogos\/countries\//,
        )
        expect(player).not.toHaveProperty('holes')
      }
    })

    it('give a scorecard whose halves and holes add up to the strokes', () => {
      const { reply, leaderboard } = recordings.find(({ file }) => file === 'pga-scoreboard-live-2025')!
      for (const { id } of leaderboard.players) {
        for (const round of mapScorecard(reply, leaderboard.tournament.id, id)!.rounds) {
          const strokes = round.holes.reduce((sum, hole) => sum + hole.strokes, 0)
          expect((round.out ?? 0) + (round.in ?? 0), id).toBe(round.strokes)
          expect(strokes, id).toBe(round.strokes)
        }
      }
    })

    it('give tee times of 2021 on the clock of the status, 3 hours before the rounds’ own', () => {
      const { reply } = recordings.find(({ file }) => file === 'pga-leaderboard-final')!
      const card = mapScorecard(reply, '401242997', '10863')
      expect(card?.rounds.map(({ teeTime }) => teeTime)).toEqual([
        '2021-01-14T23:10:00Z',
        '2021-01-15T18:30:00Z',
        '2021-01-16T20:50:00Z',
        '2021-01-17T18:20:00Z',
      ])
    })
  },
)

function playersOf(file: string): Leaderboard['players'] {
  return recordings.find((recording) => recording.file === file)?.leaderboard.players ?? []
}

function countsOf({ players }: Leaderboard): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { state, thru } of players) {
    const kind = state === 'out' ? thru : state
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}

interface RawCompetitor {
  readonly id: string
  readonly score: unknown
  readonly status?: { readonly position: { readonly displayName: string } }
  readonly statistics: readonly { readonly displayValue: string }[]
}

interface Recording {
  readonly file: string
  readonly reply: RawReply
  readonly leaderboard: Leaderboard
  readonly raw: readonly RawCompetitor[]
}

interface RawReply {
  readonly events: readonly [
    {
      readonly date: string
      readonly competitions: readonly [{ readonly competitors?: readonly RawCompetitor[] }]
    },
  ]
}

function readRecordings(): readonly Recording[] {
  return recordingsNamed(/^l?pga-/).flatMap((file) => {
    const reply = readRecording<RawReply>(file)
    const result = mapGolf(reply, Date.parse(reply.events[0].date))
    const raw = reply.events[0].competitions[0].competitors ?? []
    const boards = result.ok && result.dropped.length === 0 ? result.leaderboards : []
    return boards.map((leaderboard) => ({ file: file.replace('.json', ''), reply, leaderboard, raw }))
  })
}
