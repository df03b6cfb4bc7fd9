import { describe, expect, it } from 'vitest'
import { sumOfMatches } from '../../../src/domain/cup/cup-points'
import { mapCup } from '../../../src/feeds/espn/cup/map-cup'
import { createSimulatedFeed } from '../feed'
import { createWorld } from '../world'
import { matchAt, matchText, playMatch } from './play-match'

const ID = '401734110'
const feed = createSimulatedFeed(createWorld(1, 'season'))

function cupAt(time: string, id = ID) {
  const reply: unknown = JSON.parse(JSON.stringify(feed.leaderboard(id, Date.parse(time))))
  const mapped = mapCup(reply, id)
  if (!mapped.ok || !mapped.cup) throw new Error('No cup was read')
  return { ...mapped, cup: mapped.cup }
}

describe('the Ryder Cup', () => {
  it('is announced without matches, and without a tournament', () => {
    const { cup, sessions } = cupAt('2025-09-20T12:00Z')
    expect([cup.title, cup.state, sessions]).toEqual(['2025 Ryder Cup — United States vs. Europe', 'pre', []])
    expect(feed.leaderboard(ID, Date.parse('2025-09-20T12:00Z'))).not.toHaveProperty('events.0.tournament')
  })

  it('has foursomes and four-ball on Friday and Saturday and twelve singles on Sunday', () => {
    const { sessions, matches } = cupAt('2025-09-28T23:30Z')
    const counts = sessions.map(({ id, name, type }) => [
      name,
      type,
      matches.filter(({ session }) => session === id).length,
    ])
    expect(counts).toEqual([
      ['Friday Foursomes', 'foursomes', 4],
      ['Friday Four-Ball', 'four-ball', 4],
      ['Saturday Foursomes', 'foursomes', 4],
      ['Saturday Four-Ball', 'four-ball', 4],
      ['Sunday Singles', 'singles', 12],
    ])
  })

  it.each(['2025-09-26T17:00Z', '2025-09-27T20:00Z', '2025-09-28T20:00Z', '2025-09-28T23:30Z'])(
    'counts the points of its matches, %s',
    (time) => {
      const { cup, matches } = cupAt(time)
      expect(cup.totalPoints).toEqual(sumOfMatches(matches))
    },
  )

  it('awards all 28 points', () => {
    const { cup } = cupAt('2025-09-28T23:30Z')
    expect([cup.state, cup.totalPoints.usa + cup.totalPoints.europe]).toEqual(['post', 28])
  })

  it('is played at home by Europe in 2027', () => {
    const { cup } = cupAt('2027-09-18T12:00Z', '401803927')
    expect([cup.europe.homeAway, cup.state]).toEqual(['home', 'in'])
  })

  it('is one event of two teams on the scoreboard', () => {
    const reply = feed.golfScoreboard('2025-09-27', Date.parse('2025-09-28T02:00Z'))
    expect(reply).toMatchObject({
      events: [{ id: ID, competitions: [{ competitors: [{ type: 'team' }, { type: 'team' }] }] }],
    })
  })
})

describe('a match', () => {
  it('ends when it is decided, and says by how much', () => {
    const texts = Array.from({ length: 200 }, (_, n) => {
      const match = playMatch(`match/${n}`, 0, 0)
      const view = matchAt(match, Infinity)
      return matchText(view, view.lead >= 0 ? 'home' : 'away')
    })
    expect(texts.filter((text) => !/^(Halved|[12] UP|[1-9] & [1-8]|10 & 8)$/.test(text))).toEqual([])
    expect(new Set(texts).size).toBeGreaterThan(5)
  })
})
