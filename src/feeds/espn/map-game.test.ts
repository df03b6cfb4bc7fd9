import { describe, expect, it } from 'vitest'
import { game, topOfThird } from './testing/mapped-game'
import { sampleCompetitor, sampleStatus } from './testing/sample-event'

describe('a live game', () => {
  it('has everything that the feed says', () => {
    const { homeTeam, awayTeam, ...rest } = game(
      'NFL',
      {},
      { notes: [{ type: 'event', headline: 'Kickoff Game' }] },
    )
    expect([homeTeam.abbreviation, awayTeam.abbreviation]).toEqual(['HOM', 'AWA'])
    expect(rest).toEqual({
      id: '100',
      phase: 'live',
      venue: { name: 'Some Field', city: 'Town', state: 'TN' },
      quarter: '3Q • 8:36',
      timeLeft: '8:36',
      start: '2026-09-06T17:00:00Z',
      startTime: '8:36 - 3rd',
      weather: { temp: 70, condition: 'Clear', estimated: true },
      headline: 'Kickoff Game',
      situation: {
        kind: 'football',
        down: 3,
        distance: 7,
        yardLine: 62,
        possession: 'HOM',
        possessionText: 'HOM 38',
        downDistanceText: '3rd & 7 at HOM 38',
        homeTimeouts: 2,
        awayTimeouts: 3,
      },
    })
  })

  it.each([
    [true, true],
    [false, undefined],
    ['yes', undefined],
  ])('is at a neutral site if the feed says so: %s', (neutralSite, isNeutral) => {
    expect(game('NFL', {}, { neutralSite }).isNeutral).toBe(isNeutral)
  })

  it.each([
    [true, true],
    [false, undefined],
    ['yes', undefined],
  ])('was suspended before if the feed says so: %s', (wasSuspended, expected) => {
    const live = game('MLB', topOfThird, { wasSuspended })
    expect(live.phase === 'live' && live.wasSuspended).toBe(expected)
  })

  it('that stands at 0:00 in the 4th quarter is over only if one team leads', () => {
    const status = sampleStatus({ shortDetail: '0:00 - 4th' }, { period: 4, displayClock: '0:00' })
    const label = (away: string) => {
      const competitors = [sampleCompetitor('home'), sampleCompetitor('away', { score: away })]
      return game('NFL', { status }, { competitors }).quarter
    }
    expect([label('17'), label('21')]).toEqual(['FINAL', 'End of 4Q'])
  })

  it('is in the period that the feed counts, whatever its text says of the end', () => {
    const status = sampleStatus({ shortDetail: 'Final/2OT' })
    expect(game('NBA', { status }).quarter).toBe('3Q • 8:36')
  })

  it('has the labels of its sport', () => {
    expect([game('NBA').quarter, game('NHL').quarter, game('MLB', topOfThird).quarter]).toEqual([
      '3Q • 8:36',
      '3P • 8:36',
      'Top 3rd 2-1',
    ])
  })

  it('keeps the words of a delay', () => {
    const type = { name: 'STATUS_RAIN_DELAY', detail: 'Rain Delay, Top 3rd', shortDetail: 'Top 3rd' }
    expect(game('MLB', { status: sampleStatus(type) })).toMatchObject({
      phase: 'live',
      quarter: 'DELAYED',
      delay: 'Rain Delay, Top 3rd',
    })
  })

  it.each([
    ['STATUS_RAIN_DELAY', 'Top 3rd', 'Rain Delay, Top 3rd'],
    ['STATUS_DELAYED', '', 'Delayed'],
    ['STATUS_DELAYED', 'Weather Delay', 'Weather Delay'],
  ])('has words for the delay %s, %j', (name, detail, delay) => {
    expect(game('NCAAF', { status: sampleStatus({ name, detail, shortDetail: '' }) })).toMatchObject({
      delay,
    })
  })
})

describe('a game that is off', () => {
  it('says why, in the words of the feed or in our own', () => {
    const off = { name: 'STATUS_POSTPONED', state: 'post', detail: 'Postponed', shortDetail: 'Postponed' }
    expect(game('NFL', { status: sampleStatus(off) })).toMatchObject({
      phase: 'off',
      status: 'postponed',
      quarter: 'Postponed',
    })
    const postponed = (shortDetail: string, state: string) =>
      game('MLB', { status: sampleStatus({ name: 'STATUS_POSTPONED', state, shortDetail }) }).quarter
    expect(postponed('9/6 - 1:00 PM EDT', 'pre')).toBe('Postponed')
    expect(postponed('Scheduled', 'pre')).toBe('Postponed')
    expect(postponed('Top 7th', 'in')).toBe('Postponed')
    expect(postponed('PPD - Postponed, rain', 'post')).toBe('PPD - Postponed, rain')
    const wordless = { name: 'STATUS_CANCELED', state: 'post', detail: '', shortDetail: '' }
    expect(game('NHL', { status: sampleStatus(wordless) })).toMatchObject({
      phase: 'off',
      status: 'cancelled',
      quarter: 'Cancelled',
    })
  })
})

describe('the texts of a game', () => {
  const headlines = [{ shortLinkText: 'Homes win' }]
  const series = { summary: 'HOM leads series 3-2' }

  it('take the headline from the note, else from the short link text, else have none', () => {
    expect(game('NFL', {}, { notes: [{ headline: 'Bowl' }], headlines }).headline).toBe('Bowl')
    expect(game('NFL', {}, { notes: [], headlines }).headline).toBe('Homes win')
    const later = [null, { headline: ' ' }, { headline: 'Bowl' }, { headline: 'Cup' }]
    expect(game('NFL', {}, { notes: later, headlines }).headline).toBe('Bowl')
    expect(game('NFL')).not.toHaveProperty('headline')
    expect(game('NFL', {}, { notes: [{ headline: 'Bowl' }], headlines }).headlines).toEqual(['Homes win'])
    expect(game('NFL')).not.toHaveProperty('headlines')
    const many = ['One', '', 'Two', 'Three', 'Four', 'Five', 'Six'].map((shortLinkText) => ({
      shortLinkText,
    }))
    expect(game('NFL', {}, { headlines: many }).headlines).toEqual(['One', 'Two', 'Three', 'Four', 'Five'])
  })

  it('have the series in the post-season only, and not before it says anything', () => {
    const postSeason = { season: { year: 2026, type: 3 } }
    expect(game('NBA', postSeason, { series }).seriesText).toBe('HOM leads series 3-2')
    expect(game('NBA', {}, { series })).not.toHaveProperty('seriesText')
    expect(game('NBA', postSeason, { series: { summary: '' } })).not.toHaveProperty('seriesText')
  })

  it('have defaults for the venue, and no start that cannot be read', () => {
    const bare = game('NFL', { date: 'soon' }, { venue: undefined })
    expect(bare.venue).toEqual({ name: 'TBD', city: '', state: '' })
    expect(bare).not.toHaveProperty('start')
    const dated = game('NFL', { date: undefined }, { date: '2026-09-06T17:00Z' })
    expect(dated.start).toBe('2026-09-06T17:00:00Z')
  })
})

describe('the start of a game', () => {
  const START = '2026-09-07T17:00Z'

  it.each([
    ['is that of its competition where the event has none', {}, { date: START }],
    ['is its start date where neither has a date', {}, { startDate: START }],
    ['is the start date of the event where its competition has none', { startDate: START }, {}],
    ['is its start date where its date cannot be read', { date: 'soon' }, { date: '', startDate: START }],
  ])('%s', (_what, event, competition) => {
    expect(game('NFL', { date: undefined, ...event }, competition).start).toBe('2026-09-07T17:00:00Z')
  })
})

describe('a start that is still open', () => {
  const pre = (shortDetail: string) => ({
    status: sampleStatus({ name: 'STATUS_SCHEDULED', state: 'pre', detail: shortDetail, shortDetail }),
  })

  it.each([
    ['Scheduled', false, 'TBD'],
    ['9/6 - 3:33 AM EDT', false, 'TBD'],
    ['9/6 - TBD', false, '9/6 - TBD'],
    ['9/6 - 1:00 PM EDT', true, '9/6 - 1:00 PM EDT'],
    ['9/6 - 1:00 PM EDT', undefined, '9/6 - 1:00 PM EDT'],
  ])('%s, timeValid %s, reads %s', (text, timeValid, startTime) => {
    expect(game('MLB', pre(text), { timeValid }).startTime).toBe(startTime)
  })

  it('does not matter any more once the game is on', () => {
    expect(game('NFL', {}, { timeValid: false }).startTime).toBe('8:36 - 3rd')
  })
})

describe('000 section 3: series and play-off fields', () => {
  const postSeason = { season: { year: 2026, type: 3 } }
  const series = { type: 'playoff', title: 'Playoff Series', summary: 'FLA wins series 4-2', completed: true }
  const notes = [{ headline: 'East 1st Round - Game 6' }]

  it('series carries summary and completed', () => {
    const { summary, completed, title } = series
    expect(game('NBA', postSeason, { series }).series).toEqual({ title, summary, completed })
    expect(game('NBA', {}, { series })).not.toHaveProperty('series')
    expect(game('NBA', postSeason)).not.toHaveProperty('series')
  })

  it('series has a title only where the feed gives it one', () => {
    const untitled = { summary: 'Tied 1-1' }
    expect(game('NBA', postSeason, { series: untitled }).series).toStrictEqual({
      summary: 'Tied 1-1',
      completed: false,
    })
  })

  it('are read from the note, where the event has none of them', () => {
    const read = { seriesConference: 'East', poRoundDesc: '1st Round', seriesGameNumber: 6 }
    expect(game('NBA', postSeason, { notes })).toMatchObject(read)
    expect(game('NBA', {}, { notes })).not.toHaveProperty('seriesGameNumber')
    const finals = [{ headline: 'NBA Finals - Game 1' }]
    expect(game('NBA', postSeason, { notes: finals })).toMatchObject({
      poRoundDesc: 'NBA Finals',
      seriesGameNumber: 1,
    })
    expect(game('NBA', postSeason, { notes: finals })).not.toHaveProperty('seriesConference')
  })

  it('are taken from the event before the note', () => {
    const own = {
      seriesGameNumber: 2,
      seriesText: 'Tied 1-1',
      seriesConference: 'West',
      poRoundDesc: 'Semifinals',
      gameSubtype: 'PLAYOFF',
    }
    expect(game('NBA', { ...postSeason, ...own }, { notes, series })).toMatchObject(own)
  })

  it('leave out a game number that a series cannot have', () => {
    for (const seriesGameNumber of [0, -1, 1e9, 'x']) {
      expect(game('NBA', { ...postSeason, seriesGameNumber })).not.toHaveProperty('seriesGameNumber')
    }
  })

  it('gameSubtype is the kind of a special game, and empty for an ordinary one', () => {
    expect(game('NCAAF', {}, { type: { abbreviation: 'Bowl Game' } }).gameSubtype).toBe('Bowl Game')
    expect(game('NCAAF', {}, { type: { abbreviation: 'STD' } })).not.toHaveProperty('gameSubtype')
  })
})

describe('the weather of a game', () => {
  const swapped = { displayValue: '38', conditionId: 'Mostly cloudy', temperature: 61 }
  const overcast = { temp: 61, condition: 'Overcast', estimated: false }
  const final = sampleStatus({ name: 'STATUS_FINAL', state: 'post', completed: true, shortDetail: 'Final' })

  it('is that of the event, in both shapes of the feed', () => {
    expect(game('NFL', { weather: swapped }).weather).toEqual(overcast)
    const normal = { displayValue: 'Mostly cloudy', conditionId: '38', temperature: 61 }
    expect(game('NFL', { weather: normal }).weather).toEqual(overcast)
  })

  it('is Indoor under a roof, whatever the feed says of the sky', () => {
    const indoor = { temp: 72, condition: 'Indoor', estimated: false }
    const named = { fullName: 'Ford Field', address: {} }
    expect(game('NFL', { weather: swapped }, { venue: named }).weather).toEqual(indoor)
    expect(
      game('MLB', { weather: swapped }, { venue: { fullName: 'New Park', indoor: true } }).weather,
    ).toEqual(indoor)
    expect(game('NBA').weather).toEqual(indoor)
    expect(game('NHL', { status: final }).weather).toEqual({ ...indoor, temp: 70 })
  })

  it('is that of the sky over hockey in a stadium, and never a guess there', () => {
    const stadium = { venue: { fullName: 'Wrigley Field', indoor: false } }
    expect(game('NHL', { weather: swapped }, stadium).weather).toEqual(overcast)
    expect(game('NHL', { weather: { temperature: 61 } }, stadium)).not.toHaveProperty('weather')
    expect(game('NHL', {}, stadium)).not.toHaveProperty('weather')
    const roofed = { venue: { fullName: 'loanDepot park', indoor: false } }
    expect(game('NHL', {}, roofed).weather).toEqual({ temp: 70, condition: 'Indoor', estimated: false })
  })

  it('is an estimate while the game lies ahead or runs, and nothing once it is over', () => {
    const pre = sampleStatus({ name: 'STATUS_SCHEDULED', state: 'pre', shortDetail: '9/6 - 1:00 PM EDT' })
    for (const status of [pre, sampleStatus()])
      expect(game('NFL', { status }).weather).toEqual({ temp: 70, condition: 'Clear', estimated: true })
    expect(game('NFL', { status: final })).not.toHaveProperty('weather')
  })
})

describe('a shootout', () => {
  it('exists in the regular season only', () => {
    const status = sampleStatus(
      { name: 'STATUS_FINAL', state: 'post', completed: true, shortDetail: 'Final/SO' },
      { period: 5 },
    )
    expect(game('NHL', { status }).quarter).toBe('FINAL/SO')
    expect(game('NHL', { status, season: { type: 3 } }).quarter).toBe('FINAL/2OT')
  })
})
