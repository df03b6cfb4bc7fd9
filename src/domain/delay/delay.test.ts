import { describe, expect, it } from 'vitest'
import { delayOf } from './delay'
import { rainDrops } from './rain'

describe('001 section 2: game card pieces, delays', () => {
  it.each([
    [{ status: 'Lightning Delay' }, 'lightning', 'Lightning Delay'],
    [{ status: 'Rain Delay, Top 3rd' }, 'rain', 'Rain Delay'],
    [{ headline: 'Game delayed by snow' }, 'snow', 'Snow Delay'],
    [{ headline: 'Fog delays kickoff' }, 'fog', 'Fog Delay'],
    [{ headline: 'Delay: high winds' }, 'wind', 'Wind Delay'],
    [{ headline: 'Kickoff delayed due to extreme heat' }, 'heat', 'Heat Delay'],
    [{ headline: 'Delayed because of the cold' }, 'cold', 'Cold Delay'],
    [{ headline: 'Delayed by technical issues' }, 'technical', 'Technical Delay'],
    [{ headline: 'Delayed by a power outage' }, 'technical', 'Technical Delay'],
    [{ venue: 'Some Field - facility delay' }, 'facility', 'Facility Delay'],
    [{ headline: 'Kickoff delayed by stadium issues' }, 'facility', 'Facility Delay'],
    [{ headline: 'Delayed: roof will not close' }, 'facility', 'Facility Delay'],
    [{ headline: 'Delay: windy' }, 'wind', 'Wind Delay'],
    [{ headline: 'Delay: wind' }, 'wind', 'Wind Delay'],
    [{ headline: 'Delayed, a light is out' }, 'technical', 'Technical Delay'],
    [{ headline: 'Delayed, field conditions' }, 'facility', 'Facility Delay'],
    [{ headline: 'Delayed by an ice condition' }, 'facility', 'Facility Delay'],
    [{ headline: 'Delayed by an arena issue' }, 'facility', 'Facility Delay'],
    [{ headline: 'Delayed by rink problems' }, 'facility', 'Facility Delay'],
    [{ headline: 'Delayed by a court problem' }, 'facility', 'Facility Delay'],
    [{ status: 'Rain Delay', teams: [''] }, 'rain', 'Rain Delay'],
    [{ headline: 'Game at Busch Stadium delayed' }, 'generic', 'Delay'],
    [{ status: 'Delayed' }, 'generic', 'Delay'],
    [{ status: 'Delayed', weather: 'Rain' }, 'rain', 'Rain Delay'],
    [{ status: 'Delayed', headline: 'Lightning delay', weather: 'Rain' }, 'lightning', 'Lightning Delay'],
    [{ status: 'Delayed', headline: 'Start delayed: power outage' }, 'technical', 'Technical Delay'],
    [{ status: 'Rain Delay', headline: 'Lightning delay' }, 'rain', 'Rain Delay'],
    [{ weather: 'Weather delay: thunderstorms' }, 'storm', 'Storm Delay'],
    [{ status: 'Delayed', venue: 'Busch Stadium' }, 'generic', 'Delay'],
  ] as const)('%j is a delay for %s reasons', (facts, reason, text) => {
    expect(delayOf(facts)).toEqual({ kind: 'delay', reason, text })
  })

  it.each([
    [{ status: 'Postponed' }, 'Game Postponed'],
    [{ status: 'Postponed', headline: 'Rain - Makeup date June 5' }, 'Postponed: Rain'],
    [
      { status: 'Postponed', headline: 'Inclement Weather - Makeup date June 5', venue: 'Busch Stadium' },
      'Postponed: Inclement Weather',
    ],
    [{ headline: 'Game postponed due to snow' }, 'Postponed: Snow'],
    [{ headline: 'PPD by lightning' }, 'Postponed: Lightning'],
    [{ status: 'Postponed', venue: 'Busch Stadium' }, 'Game Postponed'],
    [{ status: 'Postponed', venue: 'Rain Park' }, 'Game Postponed'],
  ])('%j is postponed', (facts, text) => {
    expect(delayOf(facts)).toMatchObject({ kind: 'postponed', text })
  })

  it.each([
    ['lightning', 'PPD by lightning'],
    ['rain', 'Postponed: rain'],
    ['snow', 'Game postponed due to snow'],
    ['storm', 'Postponed, inclement weather'],
    ['fog', 'Postponed: fog'],
    ['generic', 'Postponed'],
  ])('is postponed for the reason %s', (reason, headline) => {
    expect(delayOf({ headline })).toMatchObject({ kind: 'postponed', reason })
  })

  it('is suspended: Game Suspended', () => {
    expect(delayOf({ status: 'Suspended' })).toEqual({
      kind: 'suspended',
      reason: 'generic',
      text: 'Game Suspended',
    })
  })

  it.each(['Thunderstorms', 'Tornado', 'Severe storms', 'Storm', 'Tstorms', 'T-storms', 'Blizzard'])(
    'severe weather alone is a delay: %s',
    (weather) => {
      expect(delayOf({ weather })).toMatchObject({ kind: 'severe weather', text: 'Severe Weather' })
    },
  )

  it.each([
    [{}],
    [{ status: '8:36 - 3rd', weather: 'Rain', headline: 'Season opener', venue: 'Train Station Field' }],
    [{ status: 'Scheduled', weather: 'Clear' }],
  ])('%j is no delay', (facts) => {
    expect(delayOf(facts)).toBeUndefined()
  })

  it.each([
    'Makeup of game postponed June 4',
    'Doubleheader - Game 1 - Make-up game from June 4 (PPD - Rain)',
    'Rescheduled from June 4 - postponed, rain',
    'Resumption of suspended game from June 6',
    'Completion of suspended game',
    'Continuation of suspended game',
    'Makeup from postponed game',
    'Postponed from Sunday, December 19',
    'Game postponed from June 4 (rain)',
  ])('%s tells of another day and is no delay by itself', (headline) => {
    expect(delayOf({ status: 'Top 3rd', headline })).toBeUndefined()
    expect(delayOf({ status: 'Rain Delay', headline })).toMatchObject({ text: 'Rain Delay' })
  })

  it('a game that is rescheduled to a later day is still postponed', () => {
    const headline = 'Postponed (rain), rescheduled for June 5'
    expect(delayOf({ headline })).toMatchObject({ kind: 'postponed', text: 'Postponed: Rain' })
  })

  it.each([
    ['Heat', 'Miami'],
    ['Lightning', 'Tampa Bay'],
  ])('takes no reason from a team that is called %s', (name, city) => {
    const headline = `${city} ${name} game delayed`
    expect(delayOf({ headline, teams: [name, city] })).toMatchObject({ reason: 'generic' })
  })
})

describe('001 section 2: rain animation', () => {
  it.each([
    ['Rain Delay', 40],
    ['Lightning Delay', 40],
    ['Storm Delay', 40],
    ['Snow Delay', 0],
    ['Delayed', 0],
    ['', 0],
  ])('%j has %d drops', (status, drops) => {
    expect(rainDrops(delayOf({ status }), false)).toBe(drops)
  })

  it('has no drops for a viewer who wants less motion', () => {
    expect(rainDrops(delayOf({ status: 'Rain Delay' }), true)).toBe(0)
  })
})
