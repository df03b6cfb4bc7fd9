import { ALL_LEAGUES } from '../../../src/domain/league'
import { MOST_TOPICS } from '../../../src/domain/queries/topics'
import type { Product } from '../../support/product'
import { atMost, quantile, withoutBudget, type Row } from '../row'
import { openStreams } from './event-stream'
import { residentMegabytes } from './resident-memory'

const PUSHES = 20
/** The design's budget is for so many; beyond that the client of this bench has as much to do as the server. */
const BUDGETED = 1000

const NFL: readonly string[] = ['boards/nfl']

/**
 * As many topics as a guest may name; the publisher looks through them at each change. They are boards and heads that
 * change, and boards that do not exist.
 */
export const ALL_TOPICS: readonly string[] = [
  ...NFL,
  ...ALL_LEAGUES.filter(({ slug }) => slug !== 'nfl').map(({ slug }) => `boards/${slug}`),
  ...ALL_LEAGUES.map(({ slug }) => `board_heads/${slug}`),
  'board_heads/*',
  ...Array.from({ length: MOST_TOPICS }, (_, index) => `boards/none${index}`),
].slice(0, MOST_TOPICS)

/** From the feed's answer to the push in each of so many streams, and what a stream costs the server. */
export async function benchFanOut(product: Product, count: number, topics = NFL): Promise<Row[]> {
  const before = await residentMegabytes(product.dataDir)
  const streams = await openStreams(product.url, topics, count)
  await product.control.forgetRequests()
  const begun = Date.now()
  for (const stream of streams) stream.arrivals.length = 0
  while ((streams[0]?.arrivals.length ?? 0) < PUSHES && Date.now() - begun < 120_000) await pause(200)
  const after = await residentMegabytes(product.dataDir)
  const answers = (await product.control.requests())
    .filter(({ route, league }) => route === 'scoreboard' && league === 'nfl')
    .map(({ at }) => at)
  const waits = streams.flatMap(({ arrivals }) => arrivals.flatMap((at) => sinceAnswer(answers, at)))
  for (const stream of streams) stream.close()
  await pause(1000)
  const streamsOf = `${count} streams${topics.length > 1 ? ` of ${topics.length} topics` : ''}`
  return [
    withoutBudget(`push to ${streamsOf}, p50 after the feed's answer`, quantile(waits, 0.5), 'ms'),
    slowest(count, streamsOf, quantile(waits, 0.99)),
    withoutBudget(`memory of each of ${streamsOf}`, ((after - before) * 1024) / count, 'KB'),
  ]
}

function slowest(count: number, streamsOf: string, ms: number): Row {
  const what = `push to ${streamsOf}, p99 after the feed's answer`
  return count <= BUDGETED ? atMost(what, ms, 250, 'ms') : withoutBudget(what, ms, 'ms')
}

function sinceAnswer(answers: readonly number[], at: number): readonly number[] {
  const answered = answers.filter((answer) => answer <= at).at(-1)
  return answered === undefined ? [] : [at - answered]
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
