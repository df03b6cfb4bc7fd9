import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GAME_LEAGUES, type GameSlug } from '../../src/domain/league'
import { hasOdds } from '../../src/domain/odds/odds-sport'
import { boardOfFeed } from '../support/boards'
import { isTellTale } from '../feed-sim/odds/tell-tale'
import { listen, type Listening } from '../support/odds-realtime'
import { startProduct, type Product } from '../support/product'
import { standsAlone } from '../support/stands-alone'
import { withUnpacked } from '../support/unpacked'
import { until } from '../support/until'
import { personOf, type Person } from '../support/users'

/** A Sunday when all six leagues with games play: some games run, most have their lines. */
const DAY = '2026-10-25'
const SUNDAY = '20261025'
let product: Product
const people = new Map<string, Person>()

beforeAll(async () => {
  product = await startProduct({ at: `${DAY}T17:30:00Z`, rate: 30, slate: 'standard', tellTaleLines: true })
  for (const tier of ['guest', 'registered', 'verified'] as const)
    people.set(tier, await personOf(product, tier))
  for (const { slug } of GAME_LEAGUES) await boardOfFeed(product.url, slug)
})
afterAll(() => product?.close())

describe.each(GAME_LEAGUES.map(({ slug, feedPath }) => [slug, feedPath] as const))(
  'the lines of %s',
  (slug, feedPath) => {
    it.each(['guest', 'registered'])('are in no byte that a %s receives', async (who) => {
      const text = await everythingFor(people.get(who)!, slug, feedPath)
      expect(text.length).toBeGreaterThan(10_000)
      expect(await linesIn(text, slug)).toEqual([])
    })
  },
)

it.each(
  GAME_LEAGUES.filter(({ sport }) => hasOdds(sport)).map(({ slug, feedPath }) => [slug, feedPath] as const),
)('the same search finds the lines of %s for a user who may see them', async (slug, feedPath) => {
  const text = await everythingFor(people.get('verified')!, slug, feedPath)
  expect((await linesIn(text, slug)).length).toBeGreaterThan(3)
})

describe('realtime', () => {
  it('carries no line to a guest or a registered user, while both get the pushes of boards', async () => {
    const topics = GAME_LEAGUES.flatMap(({ slug }) => [`boards/${slug}`, `odds_boards/${slug}`])
    const rest = ['board_heads/*', 'game_odds/*', 'game_odds_history/*', 'pregame_odds_schedule/*']
    const hear = (who: string) => listen(product.url, people.get(who)!, [...topics, ...rest])
    const [guest, registered, verified] = await Promise.all(['guest', 'registered', 'verified'].map(hear))
    await until('a move of a line', () => heardOf(verified, 'odds_boards/'), 60_000)
    await until('pushes of boards', () => heardOf(guest, 'boards/') && heardOf(registered, 'boards/'))
    expect(guest!.text()).toMatch(/"news":"[a-z0-9]+-\d+ 1 /)
    for (const { slug } of GAME_LEAGUES)
      expect([slug, await linesIn(guest!.text() + registered!.text(), slug)]).toEqual([slug, []])
    for (const stream of [guest, registered]) expect(heardOf(stream, 'odds')).toBe(false)
    for (const stream of [guest, registered, verified]) stream?.close()
  }, 90_000)
})

function heardOf(stream: Listening | undefined, topic: string): boolean {
  return (
    stream?.events().some(({ name }) => name.startsWith(topic) || name.startsWith(`game_${topic}`)) ?? false
  )
}

/** Every answer of ours that could carry a line of the league. */
async function everythingFor(who: Person, slug: GameSlug, feedPath: string): Promise<string> {
  const ids = product.sim.world.games(slug, DAY).map(({ id }) => id)
  const records = ['boards', 'board_heads', 'board_documents', 'odds_boards', 'odds_board_documents']
  const lists = [...records, 'game_odds', 'game_odds_history', 'pregame_odds_schedule', 'api_calls', 'logs']
  const paths = [
    '/api/boards',
    `/api/boards/${slug}`,
    `/api/odds/${slug}`,
    `/api/odds/${slug}?ids=${ids.join(',')}`,
    '/api/odds/changes?limit=100',
    ...ids.flatMap((id) => [`/api/odds/${slug}/${id}/history`, `/api/games/${slug}/${id}`]),
    `/api/games/${slug}?ids=${ids.join(',')}&part=stats`,
    `/api/espn/apis/site/v2/sports/${feedPath}/scoreboard?dates=${SUNDAY}`,
    ...ids.map((id) => `/api/espn/apis/site/v2/sports/${feedPath}/summary?event=${id}`),
    `/api/espn/v2/sports/${feedPath.replace('/', '/leagues/')}/events/${ids[0]}/competitions/${ids[0]}/odds`,
    ...records.map((name) => `/api/collections/${name}/records/${slug}`),
    ...lists.map((name) => `/api/collections/${name}/records?perPage=500`),
  ]
  const texts = await Promise.all(paths.map(async (path) => (await who.get(path)).text()))
  return texts.join('\n')
}

/**
 * The values of the league's lines, as the simulator has shown them so far, that the text contains as text or as
 * number.
 */
async function linesIn(sent: string, slug: GameSlug): Promise<readonly string[]> {
  const text = withUnpacked(sent)
  const { values, numbers } = await product.control.oddsValues(DAY, slug)
  const bare = numbers.filter(isTellTale).flatMap((number) => [String(number), String(-number)])
  return [...new Set([...values, ...bare])].filter((value) => standsAlone(value, text))
}
