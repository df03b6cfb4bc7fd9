import { boardWhere } from '../../support/boards'
import type { Product } from '../../support/product'
import { makeUser } from '../../support/users'
import { equal, type Row } from '../row'

const WINDOW_MS = 30_000
/** A page asks for the stats of its live games this often. */
const ASK_MS = 10_000

/**
 * What 200 simultaneous requests for a cold summary and a crowd of viewers cost the feed, summaries included.
 */
export async function benchCrowd(product: Product): Promise<Row[]> {
  const { token } = await makeUser(product, { tier: 'verified' })
  const board = await boardWhere(product.url, 'nfl', 'with live games', ({ games }) =>
    games.some(({ phase }) => phase === 'live'),
  )
  const live = board.games.filter(({ phase }) => phase === 'live').map(({ id }) => id)
  const stampede = await upstreamOf(product, live[0]!, token)
  const stats = `${product.url}/api/games/nfl?ids=${live.join()}&part=stats`
  const alone = await upstreamWhile(product, stats, token, 1)
  const crowded = await upstreamWhile(product, stats, token, 1000)
  return [
    equal('upstream calls of a cold stampede of 200', String(stampede), stampede === 1),
    equal(
      `upstream requests in ${WINDOW_MS / 1000} s of one viewer and a thousand, scoreboards and summaries`,
      `${alone} and ${crowded}`,
      // A poll more or less falls into the window; a crowd that costs anything costs hundreds.
      crowded <= alone + Math.max(2, alone * 0.05),
    ),
  ]
}

async function upstreamOf(product: Product, game: string, token: string): Promise<number> {
  await product.control.forgetRequests()
  const ask = () => fetch(`${product.url}/api/games/nfl/${game}`, { headers: { authorization: token } })
  const answers = await Promise.all(Array.from({ length: 200 }, ask))
  for (const answer of answers) await answer.body?.cancel()
  if (answers.some(({ status }) => status !== 200)) throw new Error('A request of the stampede was refused')
  return (await product.control.requests()).filter(({ route }) => route === 'summary').length
}

/** Each viewer asks for the stats of all live games every ten seconds, as a page does. */
async function upstreamWhile(product: Product, url: string, token: string, viewers: number): Promise<number> {
  await product.control.forgetRequests()
  const end = Date.now() + WINDOW_MS
  const watch = async (viewer: number) => {
    await new Promise((done) => setTimeout(done, (ASK_MS * viewer) / viewers))
    while (Date.now() < end) {
      const answer = await fetch(url, { headers: { authorization: token } })
      await answer.body?.cancel()
      await new Promise((done) => setTimeout(done, ASK_MS))
    }
  }
  await Promise.all(Array.from({ length: viewers }, (_, viewer) => watch(viewer)))
  const requests = await product.control.requests()
  return requests.filter(({ route, at }) => (route === 'scoreboard' || route === 'summary') && at < end)
    .length
}
