import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boardOfFeed } from '../../support/boards'
import { startProduct, type Product } from '../../support/product'
import { HAS_RECORDINGS, readRecording, recordingsNamed } from '../../support/recordings'
import { answerWith, startUpstream, type Upstream } from '../../support/upstream'
import { headersOf, superuserHeaders, type Headers } from '../../support/users'

/**
 * What may a stranger send? Any question of any game that the proxy takes, and read whatever the feed answers. So the
 * feed here sends all that the real one was ever seen to send, and more, and a guest's answer is searched for it.
 */
let product: Product
let feed: Upstream
const people = new Map<string, Headers>()
beforeAll(async () => {
  feed = await startUpstream()
  product = await startProduct({
    at: '2026-10-25T18:30:00Z',
    leagues: ['nfl'],
    slate: 'standard',
    env: { FEED_SITE_URL: feed.url, FEED_CORE_URL: feed.url },
    onFeed: (url) => feed.connect(url),
  })
  people.set('a guest', {})
  people.set('a registered user', await headersOf(product, 'registered'))
  people.set('a verified user', await headersOf(product, 'verified'))
  people.set('an operator', await superuserHeaders(product))
  await boardOfFeed(product.url, 'nfl')
})
afterAll(async () => {
  await product?.close()
  await feed?.close()
})

const SITE = 'apis/site/v2/sports'
/** Members with lines of players or of bookmakers, as the feed has called them anywhere. */
const GUARDED =
  /"(odds|pickcenter|againstTheSpread|predictor|win_?probability|probability|boxscore|leaders|plays|scoringPlays|drives|atBats|rosters|onIce|injuries|statistics|stats|splits|categories|probables|featuredAthletes|athletesInvolved|earnings|inScore|outScore|holes|scoreType|moneyLine|overUnder|spread|pointSpread|spreadOdds|homeTeamOdds|awayTeamOdds|projections|lastFiveGames)"/i
const SECRET = 'a-line-that-nobody-may-read'

let asked = 500_000_000
/** Makes the feed answer one question with this reply, and asks that question as each person. */
async function answersTo(kind: string, place: string, reply: object): Promise<ReadonlyMap<string, string>> {
  const id = ++asked
  feed.answer(new RegExp(`${kind}.*=${id}`), answerWith(reply))
  const texts = new Map<string, string>()
  for (const [who, headers] of people) {
    const response = await fetch(`${product.url}/api/espn/${SITE}/${place}=${id}`, { headers })
    texts.set(who, `${response.status} ${await response.text()}`)
  }
  feed.answer(new RegExp(`${kind}.*=${id}`), undefined)
  return texts
}

const BELOW = ['a guest', 'a registered user', 'a verified user']

describe('a reply with a secret in every member that the feed has, or might get tomorrow', () => {
  const line = { athlete: { displayName: SECRET }, stats: [SECRET], displayValue: SECRET, summary: SECRET }
  const names =
    'odds rosters boxscore leaders plays drives atBats onIce injuries pickcenter statistics tomorrow'
  const everywhere = Object.fromEntries(names.split(' ').map((name) => [name, [line]]))
  const competitor = {
    id: '1',
    homeAway: 'home',
    score: '3',
    probables: [line],
    linescores: [line],
    ...everywhere,
  }
  const competition = {
    id: '7',
    competitors: [competitor, { ...competitor, id: '2', homeAway: 'away' }],
    status: { featuredAthletes: [line] },
    ...everywhere,
  }

  it('of a game shows the secret to nobody but operators', async () => {
    const header = { id: '7', competitions: [competition], standings: [line], ...everywhere }
    const gameInfo = { officials: [line], venue: { fullName: 'A Park', ...everywhere }, ...everywhere }
    const reply = { header, gameInfo, format: { ...everywhere }, ...everywhere }
    const texts = await answersTo('summary', 'baseball/mlb/summary?event', reply)
    for (const who of BELOW) {
      expect(texts.get(who)).toMatch(/^200 .*"score":"3"/)
      expect(texts.get(who)).not.toContain(SECRET)
    }
    expect(texts.get('an operator')).toContain(SECRET)
  })

  it('of a tournament shows the secret to nobody but operators', async () => {
    const hole = { value: 4, scoreType: { displayValue: SECRET }, period: 1 }
    const round = {
      period: 1,
      value: 68,
      displayValue: '-4',
      linescores: [hole],
      inScore: SECRET,
      ...everywhere,
    }
    const player = { id: '1', linescores: [round], ...everywhere, earnings: SECRET }
    const events = [
      { id: '9', name: 'An Open', competitions: [{ competitors: [player], ...everywhere }], ...everywhere },
    ]
    const texts = await answersTo('leaderboard', 'golf/leaderboard?event', { events, ...everywhere })
    for (const who of BELOW) {
      expect(texts.get(who)).toMatch(/^200 .*"-4"/)
      expect(texts.get(who)).not.toContain(SECRET)
    }
    expect(texts.get('an operator')).toContain(SECRET)
  })

  it('of a day does not show the secret to anybody below an operator', async () => {
    const situation = {
      batter: line,
      pitcher: line,
      dueUp: [line],
      lastPlay: { text: 'Ball 1', ...everywhere },
    }
    const event = { id: '7', competitions: [{ ...competition, situation }], ...everywhere }
    const reply = { events: [event], leagues: [{ ...everywhere }], provider: line, ...everywhere }
    feed.answer(/mlb\/scoreboard\?dates=20261030/, answerWith(reply))
    const at = `${product.url}/api/espn/${SITE}/baseball/mlb/scoreboard?dates=20261030`
    for (const who of BELOW) {
      const text = await (await fetch(at, { headers: people.get(who)! })).text()
      expect(text).toContain('"score":"3"')
      expect(text).not.toContain(SECRET)
    }
  })
})

describe.skipIf(!HAS_RECORDINGS)('a recorded reply of the feed', () => {
  const places = { mlb: 'baseball/mlb', nba: 'basketball/nba', nfl: 'football/nfl', nhl: 'hockey/nhl' }
  const leagueOf = (file: string) =>
    Object.entries(places).find(([slug]) => file.startsWith(slug))?.[1] ??
    'basketball/mens-college-basketball'

  it.each(recordingsNamed(/summary/))(
    'of the game in %s shows lines of players and bookmakers to nobody but operators',
    async (file) => {
      const reply = readRecording<{ header: { competitions: { date: string }[] } }>(file)
      // The game is of today, so that a guest may ask at all.
      reply.header.competitions[0]!.date = '2026-10-25T17:00Z'
      const texts = await answersTo('summary', `${leagueOf(file)}/summary?event`, reply)
      for (const who of BELOW) {
        expect(texts.get(who)).toMatch(/^200 .*"competitors"/)
        expect(texts.get(who)?.match(GUARDED)?.[0]).toBeUndefined()
      }
      expect(texts.get('an operator')).toMatch(GUARDED)
    },
  )

  it.each(recordingsNamed(/leaderboard/))('of the tournament in %s shows fans no holes', async (file) => {
    const reply = readRecording<{ events: { date: string; endDate: string }[] }>(file)
    for (const event of reply.events) event.endDate = event.date = '2026-10-25T17:00Z'
    const texts = await answersTo('leaderboard', 'golf/leaderboard?event', reply)
    for (const who of BELOW) {
      expect(texts.get(who)).toMatch(/^200 .*"competitors"/)
      expect(texts.get(who)?.match(GUARDED)?.[0]).toBeUndefined()
    }
  })
})
