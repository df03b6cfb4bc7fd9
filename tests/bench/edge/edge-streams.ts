import { boardOfFeed } from '../../support/boards'
import { EDGE_SECRET, startEdge, type Edge } from '../../support/edge'
import { startNetworkBetween } from '../../support/network-between'
import { startProduct, type Product } from '../../support/product'
import { atMost, equal, quantile, withoutBudget, type Row } from '../row'
import { checkModel } from './check-model'
import { openCrowd } from './crowd'
import { costOfNginx } from './nginx-cost'

const LIVE = { at: '2026-10-25T17:20:00Z', slate: 'standard', rate: 15 } as const
const WINDOW_MS = 20_000
/** Each viewer asks for its board once in the window. */
const ASKERS = 50

/** Streams behind one edge: how long the last viewer waits, what each stream costs, and what reaches the origin. */
export async function benchEdgeStreams(counts: readonly number[]): Promise<Row[]> {
  const product = await startProduct(LIVE)
  const between = await startNetworkBetween(product.url)
  const edge = await startEdge(between.url)
  try {
    await product.kill()
    await product.start({ EDGE_URLS: edge.publisher, EDGE_SECRET })
    await boardOfFeed(product.url, 'nfl')
    const rows: Row[] = []
    const asked: number[] = []
    for (const count of counts) {
      const { found, requests, model } = await measure(product, edge, count, () => between.log.length)
      rows.push(...found, ...model)
      asked.push(requests)
    }
    const few = asked[0] ?? 0
    // One change more or less may fall into the window; if the crowd's requests came through, there would be thousands.
    const same = asked.every((one) => Math.abs(one - few) <= Math.max(20, few / 2))
    const what = `requests at the origin in ${WINDOW_MS / 1000} s of ${counts.join(' and ')} viewers`
    return [...rows, equal(what, asked.join(' and '), same)]
  } finally {
    await edge.close()
    between.close()
    await product.close()
  }
}

async function measure(product: Product, edge: Edge, count: number, requestsSoFar: () => number) {
  const before = costOfNginx(edge.folder)
  const crowd = await openCrowd(edge.url, count)
  const bytes = costOfNginx(edge.folder).bytes - before.bytes
  await product.control.forgetRequests()
  crowd.forget()
  const asked = requestsSoFar()
  await askForBoards(edge.url, count)
  const requests = requestsSoFar() - asked
  const { arrivals, lost, doubled, closed, bytes: heard } = await crowd.report()
  crowd.close()
  const answers = (await product.control.requests())
    .filter(({ route, league }) => route === 'scoreboard' && league === 'nfl')
    .map(({ at }) => at)
  const waits = arrivals.flatMap(([, times]) => times.flatMap((at) => sinceAnswer(answers, at)))
  const name = `${count} streams behind an edge`
  const found: Row[] = [
    withoutBudget(`push to ${name}, p50 after the feed's answer`, quantile(waits, 0.5), 'ms'),
    atMost(`push to ${name}, p99 after the feed's answer`, quantile(waits, 0.99), 1000, 'ms'),
    withoutBudget(`bytes of a push to ${name}`, heard / waits.length, 'B'),
    atMost(`memory of nginx for each of ${name}`, bytes / 1024 / count, 12, 'KB'),
    equal(
      `lost, doubled and closed among ${waits.length} pushes to ${name}`,
      `${lost}, ${doubled}, ${closed.map(([how, many]) => `${many} (${how})`).join(', ') || 0}`,
      lost + doubled + closed.length === 0,
    ),
  ]
  const measured = { count, kb: bytes / 1024 / count, p99: quantile(waits, 0.99), requests }
  return { found, requests, model: checkModel(measured, WINDOW_MS / 1000) }
}

/** Asks evenly during the whole window, as people who come at different moments do. */
async function askForBoards(url: string, count: number): Promise<void> {
  const end = Date.now() + WINDOW_MS
  const pauseMs = WINDOW_MS / (count / ASKERS)
  const ask = async () => {
    for (let left = count / ASKERS; left > 0 && Date.now() < end; left--) {
      const answer = await fetch(`${url}/api/boards/nfl`)
      await answer.arrayBuffer()
      await pause(pauseMs)
    }
  }
  await Promise.all(Array.from({ length: ASKERS }, ask))
  await pause(Math.max(0, end - Date.now()))
}

function sinceAnswer(answers: readonly number[], at: number): readonly number[] {
  const answered = answers.filter((answer) => answer <= at).at(-1)
  return answered === undefined ? [] : [at - answered]
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
