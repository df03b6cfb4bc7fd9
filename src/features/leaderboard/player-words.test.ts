import { describe, expect, it } from 'vitest'
import {
  finishedPlayer,
  outPlayer,
  playingPlayer,
  waitingPlayer,
} from '../../domain/golf/testing/sample-tournament'
import { dayText, timeText } from '../../platform/local-time'
import {
  movementText,
  onCourseText,
  placeText,
  roundText,
  teeSheetText,
  thruText,
  toneOf,
} from './player-words'

const TEE = '2026-06-06T17:05:00Z'
const teeMs = Date.parse(TEE)
const today = dayText(teeMs)
/** With a no-break space, so that no part of it stands alone on a line. */
const teeTime = timeText(teeMs).replace(' ', '\u00a0')

describe('the words of a row', () => {
  it.each([
    ['1', '1st'],
    ['T2', 'T2nd'],
    ['T11', 'T11th'],
    ['-', '–'],
  ])('place %s reads %s', (positionText, text) => {
    expect(placeText(finishedPlayer({ positionText }))).toBe(text)
  })

  it.each([
    ['holes played', playingPlayer({ thru: '9' }), '9'],
    ['a star for the back nine', playingPlayer({ thru: '9', startHole: 10 }), '9*'],
    ['F', finishedPlayer(), 'F'],
    ['why the player is out', outPlayer(), 'CUT'],
    ['the tee time in the zone of the viewer', waitingPlayer({ teeTime: TEE }), teeTime],
    ['a dash without a tee time', waitingPlayer(), '–'],
  ])('thru is %s', (_what, player, text) => {
    expect(thruText(player, today)).toBe(text)
  })

  it('a playing player reads "Thru 9", or "On the course" when the number of holes is unknown', () => {
    expect(onCourseText(playingPlayer({ thru: '9' }))).toBe('Thru 9')
    expect(onCourseText(playingPlayer({ thru: '-' }))).toBe('On the course')
  })

  it('a tee time of another day has its weekday', () => {
    const text = thruText(waitingPlayer({ teeTime: TEE, startHole: 10 }), 'Fri, Jun 5')
    expect(text).toBe(`${today.slice(0, 3)} ${teeTime}*`)
  })

  it('a tee sheet tells who will not tee off, and who just has', () => {
    const first = playingPlayer({ thru: '0', rounds: [] })
    const players = [
      waitingPlayer({ teeTime: TEE }),
      waitingPlayer(),
      first,
      outPlayer({ thru: 'WD' }),
      finishedPlayer(),
    ]
    const texts = players.map((player) => teeSheetText(player, today))
    expect(texts).toEqual([teeTime, 'TBD', 'On the course', 'WD', 'F'])
  })

  it('a finished round shows its strokes, the one being played its score', () => {
    const round = { period: 2, strokes: 33, score: '-3' }
    const playing = playingPlayer({ rounds: [round] })
    expect(roundText(playing, round, 'strokes')).toBe('-3')
    expect(roundText(finishedPlayer({ rounds: [round] }), round, 'strokes')).toBe('33')
    expect(roundText(playing, undefined, 'strokes')).toBe('–')
  })

  it('a round of an event that counts points shows its points, as the total does', () => {
    const round = { period: 1, strokes: 69, score: '+14' }
    expect(roundText(finishedPlayer({ rounds: [round] }), round, 'points')).toBe('+14')
  })

  it('under par is green and over par red, and points have no par', () => {
    expect(['-5', '+2', 'E'].map((score) => toneOf(score, 'strokes'))).toEqual(['under', 'over', 'even'])
    expect(toneOf('+21', 'points')).toBe('even')
  })

  it('a change of place is told with its direction', () => {
    expect([1, -5].map(movementText)).toEqual(['up 1 place', 'down 5 places'])
  })
})
