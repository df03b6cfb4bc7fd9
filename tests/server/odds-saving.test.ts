import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OddsBoard } from '../../src/domain/odds/odds-board'
import { leagueOf } from '../../src/domain/league'
import type { OddsLine } from '../../src/domain/odds/odds-line'
import { oddsRecord, type GameOddsRecord } from '../../src/domain/odds/odds-record'
import type { RecordedChange } from '../../src/domain/odds/recent-changes'
import { mapScoreboardOdds } from '../../src/feeds/espn/odds/map-scoreboard-odds'
import { createWorld } from '../feed-sim/world'
import { boardWhere, getBoard } from '../support/boards'
import { fanOfMoves, gameAlertsOf, kindsAndGames } from '../support/game-alerts'
import { BOOK, entryOf } from '../support/odds-entry'
import { startOddsFeed, type OddsFeed } from '../support/odds-feed'
import { asWritten, OF_NFL, pollsMore, rowsOf } from '../support/odds-rows'
import { superuserOf, type Person, type TestUser } from '../support/users'
import { startProduct, type Product } from '../support/product'
import { readServerLog } from '../support/server-log'
import { until } from '../support/until'

/**
 * A Sunday two hours before 16 games start; a minute passes in a second, so the board is polled every two
 * seconds.
 */
const DAY = '2026-10-25'
const KICK_OFF = '2026-10-25T17:00:00.000Z'
const NFL = leagueOf('nfl')
let product: Product
let feed: OddsFeed
let keeper: Person
let lines: Readonly<Record<string, OddsLine>>
/** A game for which nobody offers a line at first. */
let lineless: string
/** A game that opens with a spread and no total. */
let totalless: string

beforeAll(async () => {
  feed = await startOddsFeed('2026-10-25T15:01:00Z')
  const games = createWorld(1, 'standard').games('nfl', DAY)
  lineless = games[15]!.id
  feed.setOdds(lineless, undefined)
  totalless = games[14]!.id
  feed.setOdds(totalless, [WITHOUT_TOTAL])
  product = await startProduct({
    at: '2026-10-25T15:01:00Z',
    rate: 60,
    slate: 'standard',
    leagues: ['nfl'],
    env: { FEED_SITE_URL: feed.url, FEED_CORE_URL: feed.url },
  })
  feed.connect(product.sim.url)
  const path = `/apis/site/v2/sports/football/nfl/scoreboard?dates=${DAY.replaceAll('-', '')}`
  lines = Object.fromEntries(mapScoreboardOdds(NFL, await (await fetch(feed.url + path)).json()))
  keeper = await superuserOf(product)
  await until('saved odds', async () => (await records()).length === Object.keys(lines).length)
})
afterAll(async () => {
  await product?.close()
  await feed?.close()
})

describe('000 section 4: odds saving', () => {
  it('no record exists: saves as initial, one record per game, with server time', async () => {
    const board = await getBoard(product.url, 'nfl')
    const expected = Object.entries(lines).map(([id, line]) => {
      const game = board?.games.find((one) => one.id === id)
      return oddsRecord(
        {
          id,
          sport: 'NFL',
          homeTeam: game?.homeTeam.abbreviation ?? '',
          awayTeam: game?.awayTeam.abbreviation ?? '',
          date: KICK_OFF,
        },
        line,
        '',
      )
    })
    const saved = await records()
    expect(saved.map((record) => ({ ...record, fetched_at: '' }))).toEqual(byGame(expected))
    for (const record of saved) {
      const history = await historyOf(record.game_id)
      expect(history).toEqual([
        {
          ...record,
          change_type: 'initial',
          ...PREVIOUS_NONE,
          recorded_at: record.fetched_at,
        },
      ])
      expect(record.fetched_at >= '2026-10-25T15:01' && record.fetched_at < '2026-10-25T16').toBe(true)
    }
  })

  it('nothing changed: does nothing', async () => {
    const before = await everything()
    await pollsMore(product, 3)
    expect(await everything()).toEqual(before)
  })

  it('a number changed: writes a history row with the change type and overwrites the record', async () => {
    const [spread, money, total, all] = idsWithLine()
    feed.setOdds(spread!, [entryOf(lineOf(spread!), { spread: lineOf(spread!).homeSpread! + 1 })])
    feed.setOdds(money!, [entryOf(lineOf(money!), { home: -444 })])
    feed.setOdds(total!, [entryOf(lineOf(total!), { total: 61.5 })])
    feed.setOdds(all!, [entryOf(lineOf(all!), { spread: -13.5, home: -555, away: 505, total: 62.5 })])
    await until('four moves', async () => (await movesOf([spread, money, total, all])).length === 4)
    const moves = await movesOf([spread, money, total, all])
    expect(moves.map(({ game_id, change_type }) => [game_id, change_type])).toEqual([
      [spread, 'spread_change'],
      [money, 'line_change'],
      [total, 'total_change'],
      [all, 'all_changed'],
    ])
    const before = lineOf(all!)
    expect(moves[3]).toMatchObject({
      home_spread: -13.5,
      away_spread: 13.5,
      home_money_line: -555,
      away_money_line: 505,
      over_under: 62.5,
      previous_home_spread: before.homeSpread,
      previous_away_spread: before.awaySpread,
      previous_home_money_line: before.homeMoneyLine,
      previous_away_money_line: before.awayMoneyLine,
      previous_over_under: before.overUnder,
    })
    for (const move of moves) {
      const { change_type: _type, recorded_at: _at, ...rest } = move
      const record = (await records()).find(({ game_id }) => game_id === move.game_id)
      expect(rest).toMatchObject({ ...record })
    }
  })

  it('a line that moves alerts those who asked for moves of that many points or fewer, once a game', async () => {
    const id = idsWithLine()[8]!
    const near = await fanOfMoves(product, id, 1)
    const far = await fanOfMoves(product, id, 2)
    const moveBy = (points: number) =>
      feed.setOdds(id, [entryOf(lineOf(id), { spread: lineOf(id).homeSpread! + points })])
    const toldOnce = [['line', id]]
    // One statement tells all who want a move: once one of them is told, no other will be.
    moveBy(1)
    await until('the alert of a point', async () => (await alertsOf(near)).length > 0)
    expect(await alertsOf(far)).toEqual([])
    moveBy(3)
    await until('the alert of two points', async () => (await alertsOf(far)).length > 0)
    expect([await alertsOf(near), await alertsOf(far)]).toEqual([toldOnce, toldOnce])
  })

  it('a total that was offered later than the spread counts its moves from its own first value', async () => {
    const id = totalless
    const fan = await fanOfMoves(product, id, 5)
    const offer = async (total: number) => {
      feed.setOdds(id, [{ ...WITHOUT_TOTAL, overUnder: total }])
      await until('the total', async () => (await movesOf([id])).at(-1)?.over_under === total)
    }
    await offer(44.5)
    expect(await alertsOf(fan)).toEqual([])
    await offer(49.5)
    await until('the alert of five points', async () => (await alertsOf(fan)).length > 0)
  })

  it('keeps null for what nobody offers, and 0 for a pick’em', async () => {
    const id = lineless
    feed.setOdds(id, [{ provider: BOOK, details: 'EVEN', spread: 0 }])
    const record = await until('its record', async () =>
      (await records()).find(({ game_id }) => game_id === id),
    )
    expect(record).toMatchObject({
      home_spread: 0,
      away_spread: 0,
      home_money_line: null,
      away_money_line: null,
      over_under: null,
      home_spread_odds: null,
      away_spread_odds: null,
    })
    const level = await rowsOf<GameOddsRecord>(
      keeper,
      'game_odds',
      `filter=${encodeURIComponent('home_spread = 0')}`,
    )
    expect(level.map(({ game_id }) => game_id)).toEqual([id])
    const unpriced = await rowsOf<GameOddsRecord>(
      keeper,
      'game_odds',
      `filter=${encodeURIComponent('home_money_line = null')}`,
    )
    expect(unpriced.map(({ game_id }) => game_id)).toEqual([id])
    const sorted = await rowsOf<GameOddsRecord>(keeper, 'game_odds', 'sort=home_spread')
    const spreads = sorted.map(({ home_spread }) => home_spread ?? 0)
    expect(spreads).toEqual(spreads.toSorted((a, b) => a - b))
  })

  it('takes the preferred provider, and never a line of the running game', async () => {
    const id = idsWithLine()[4]!
    feed.setOdds(id, [
      { provider: { id: '59', name: 'A Book - Live Odds', priority: 1 }, details: 'X', spread: -40 },
      { provider: { id: '1', name: 'Other', priority: 0 }, details: 'X', spread: -30 },
      { provider: { id: '2', name: 'Preferred', priority: 1 }, details: 'X', spread: -20 },
    ])
    await until('the move', async () => (await movesOf([id])).length === 1)
    expect(await movesOf([id])).toMatchObject([{ home_spread: -20, provider_name: 'Preferred' }])
  })

  it('when the feed has no odds, the stored record is used', async () => {
    const id = idsWithLine()[5]!
    const stored = { ...lineOf(id), capture: 'regular' }
    feed.setOdds(id, undefined)
    await pollsMore(product, 2)
    expect((await oddsBoard()).rows[id]).toEqual(stored)
    expect(await movesOf([id])).toEqual([])
  })

  it('one record per game and sport: a second one is refused', async () => {
    const [record] = await rowsOf<GameOddsRecord & { id: string }>(keeper, 'game_odds', 'perPage=1')
    const { id: _id, ...copy } = record!
    const add = (row: object) => keeper.send('POST', '/api/collections/game_odds/records', row)
    const response = await add(copy)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('validation_not_unique')
    const ofOtherSport = await add({ ...copy, sport: 'NBA' })
    expect(ofOtherSport.status).toBe(200)
  })

  it('a failure to save is only logged: the game is still shown, and saved when saving works again', async () => {
    const id = idsWithLine()[6]!
    const collection = (await (await keeper.get('/api/collections/game_odds')).json()) as { fields: object[] }
    const blocked = [...collection.fields, { name: 'blocker', type: 'text', required: true }]
    await keeper.send('PATCH', '/api/collections/game_odds', { fields: blocked })
    feed.setOdds(id, [entryOf(lineOf(id), { total: 70.5 })])
    await pollsMore(product, 2)
    const board = await boardWhere(product.url, 'nfl', 'that is well', ({ source }) => source.state === 'ok')
    expect(board.games.map((game) => game.id)).toContain(id)
    expect(await movesOf([id])).toEqual([])
    await keeper.send('PATCH', '/api/collections/game_odds', { fields: collection.fields })
    await until('the move', async () => (await movesOf([id])).length === 1)
    expect(await movesOf([id])).toMatchObject([{ change_type: 'total_change', over_under: 70.5 }])
    // PocketBase holds log lines back while requests go on; ending it writes them.
    await product.kill()
    await product.start()
    const logged = await readServerLog(product, 'Odds could not be saved')
    expect(logged[0]?.data).toMatchObject({ league: 'nfl' })
  })

  it('survives a restart: nothing is saved twice and the revision goes on', async () => {
    const before = await everything()
    await product.kill()
    await product.start()
    await pollsMore(product, 2)
    expect(await everything()).toEqual(before)
    const id = idsWithLine()[7]!
    feed.setOdds(id, [entryOf(lineOf(id), { total: 71.5 })])
    await until('the move', async () => (await movesOf([id])).length === 1)
    const [epoch, count] = before.rev.split('-')
    expect((await oddsBoard()).rev).toBe(`${epoch}-${Number(count) + 1}`)
  })
})

const WITHOUT_TOTAL = {
  provider: BOOK,
  details: 'X -3',
  spread: -3,
  homeTeamOdds: { moneyLine: -150 },
  awayTeamOdds: { moneyLine: 130 },
}
const PREVIOUS_NONE = {
  previous_home_spread: null,
  previous_away_spread: null,
  previous_home_money_line: null,
  previous_away_money_line: null,
  previous_over_under: null,
}
function idsWithLine(): readonly string[] {
  return Object.keys(lines).toSorted()
}

function lineOf(id: string): OddsLine {
  return lines[id]!
}

async function records(): Promise<readonly GameOddsRecord[]> {
  return byGame((await rowsOf<GameOddsRecord>(keeper, 'game_odds', OF_NFL)).map(asWritten))
}

async function historyOf(id: string): Promise<readonly RecordedChange[]> {
  const filter = `sort=recorded_at&filter=${encodeURIComponent(`game_id = '${id}'`)}`
  return (await rowsOf<RecordedChange>(keeper, 'game_odds_history', filter)).map(asWritten)
}

async function movesOf(ids: readonly (string | undefined)[]): Promise<readonly RecordedChange[]> {
  const all = await Promise.all(ids.map((id) => historyOf(id ?? '')))
  return all.flat().filter(({ change_type }) => change_type !== 'initial')
}

function byGame(rows: readonly GameOddsRecord[]): readonly GameOddsRecord[] {
  return rows.toSorted((a, b) => a.game_id.localeCompare(b.game_id))
}

async function oddsBoard(): Promise<OddsBoard> {
  return (await (await keeper.get('/api/odds/nfl')).json()) as OddsBoard
}

/** All that odds saving writes for the league. */
async function everything() {
  const history = await rowsOf<RecordedChange>(
    keeper,
    'game_odds_history',
    `${OF_NFL}&sort=recorded_at,game_id`,
  )
  return { records: await records(), history, rev: (await oddsBoard()).rev }
}

const alertsOf = async (fan: TestUser) => kindsAndGames(await gameAlertsOf(product, fan))
