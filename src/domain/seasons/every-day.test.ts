import { describe, expect, it } from 'vitest'
import type { Game } from '../game/game'
import { ALL_SPORTS, parseGameSport, type Sport } from '../league'
import { scheduledGame } from '../testing/sample-game'
import { addDays, easternTimeToMs } from '../time/eastern'
import { contentFor } from './content-for'
import { dayClaims } from './day-claims'
import { DATED_DISRUPTIONS } from './disruptions-by-year'
import type { Claim, Evidence } from './evidence'
import type { GamesFound, SeasonContent } from './season-content'
import { SPECIAL_DAYS } from './special-days'
import { specialEventsOn } from './special-event'
import { WINTER_CLASSICS } from './winter-classics'

const FOUND: readonly GamesFound[] = ['today', 'opener', 'upcoming', 'none']
const DAYS = daysFrom('2024-01-01', '2030-12-31')
/** An ordinary day, whose games show no special cause. */
const GAMES: readonly Game[] = [scheduledGame()]

/** Days on which games that were found would not be shown. */
const HIDING: string[] = []

interface Said {
  readonly sport: Sport
  readonly day: string
  readonly text: string
  readonly evidence: Evidence | undefined
}

/** Every sentence about that day, by whatever way it reaches the page, with its evidence. */
function saidOn(sport: Sport, day: string): readonly Said[] {
  const nowMs = easternTimeToMs(day, 12, 0)
  const contents = FOUND.map((found) => [found, contentFor(sport, nowMs, found)] as const)
  if (contents.some(([found, { kind }]) => found !== 'none' && kind !== 'games'))
    HIDING.push(`${sport} ${day}`)
  const inContent = contents.flatMap(([, content]) => claimsIn(content, sport, day))
  const game = parseGameSport(sport)
  const aboveGames = game ? dayClaims({ sport: game, day, games: GAMES }) : []
  return [...inContent, ...aboveGames].map(({ text, evidence }) => ({ sport, day, text, evidence }))
}

/** Titles of empty pages only claim that nothing was found, and the feed is the evidence for that. */
function claimsIn(
  content: SeasonContent,
  sport: Sport,
  day: string,
): readonly (Pick<Claim, 'text'> & { evidence: Evidence | undefined })[] {
  const proven = specialEventsOn(sport, day)
  const proofOf = (text: string) => proven.find((one) => one.text === text)?.evidence
  const event = content.kind !== 'special' ? content.event : content
  const line = event ? [{ text: event.text, evidence: proofOf(event.text) }] : []
  if (content.kind === 'countdown')
    return [...line, { text: content.text, evidence: { kind: 'around', rule: 'calendar' } }]
  const isQuiet = content.kind !== 'message' || EMPTY.test(content.text)
  return isQuiet ? line : [...line, { text: content.text, evidence: undefined }]
}

const EMPTY = /^(No games scheduled today\.|Season information unavailable)$/

const SAID = DAYS.flatMap((day) => ALL_SPORTS.flatMap((sport) => saidOn(sport, day)))

describe('whatever is said of a day from 2024 to 2030, with games found and without', () => {
  it('has its evidence', () => {
    expect(SAID.length).toBeGreaterThan(1000)
    expect(SAID.filter(({ evidence }) => evidence === undefined)).toEqual([])
  })

  it('rests on data of that very year, and on that day', () => {
    const byData = SAID.filter(({ evidence }) => evidence?.kind === 'data')
    expect(byData.length).toBeGreaterThan(50)
    const isListed = ({ sport, day }: Said) =>
      SPECIAL_DAYS.some(
        (one) => one.sport === sport && addDays(one.from, -1) <= day && day <= addDays(one.to, 1),
      ) ||
      DATED_DISRUPTIONS.some((one) => one.sport === sport && one.from <= day && day <= one.to) ||
      (sport === 'NHL' && day in WINTER_CLASSICS)
    expect(byData.filter((said) => !isListed(said))).toEqual([])
    expect(byData.filter(({ day }) => day >= '2028')).toEqual([])
  })

  it('speaks of a day ahead, and never of today, where it rests on the general rule', () => {
    const around = SAID.filter(({ evidence }) => evidence?.kind === 'around')
    expect(around.length).toBeGreaterThan(1000)
    expect(
      around.filter(({ text }) => !/ begins in: [1-9]\d* days?$/.test(text) || /today/i.test(text)),
    ).toEqual([])
  })

  it('says that something takes place today only on days that were announced', () => {
    const today = SAID.filter(({ text }) => /\btoday\b|are signing|after the break/.test(text))
    expect(new Set(today.map(({ evidence }) => evidence?.kind))).toEqual(new Set(['data']))
  })

  it('hides no game: what was found is shown, whatever day it is', () => {
    expect(HIDING).toEqual([])
  })
})

it.each([
  ['NBA', '2026-02-15', 'The stars play today.'],
  ['NBA', '2026-02-18', undefined],
  ['NBA', '2028-02-18', undefined],
  ['NFL', '2026-04-24', 'The draft takes place today.'],
  ['NFL', '2026-04-26', undefined],
  ['MLB', '2026-07-09', undefined],
  ['MLB', '2026-07-11', 'The draft takes place today.'],
  ['MLB', '2027-07-11', undefined],
  ['NHL', '2025-02-03', undefined],
  ['NHL', '2026-02-03', undefined],
  ['NHL', '2026-07-14', 'Teams are signing players.'],
  ['NHL', '2026-07-15', undefined],
] as const)('of %s on %s it is said: %s', (sport, day, text) => {
  expect(specialEventsOn(sport, day)[0]?.text).toBe(text)
})

function daysFrom(first: string, last: string): readonly string[] {
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}
