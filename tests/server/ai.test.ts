import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { AnalysisFacts } from '../../src/domain/operations/analysis/analysis-facts'
import type { AlertsAnswer } from '../../src/domain/operations/alerts/alerts-answer'
import type { CallsAnswer } from '../../src/domain/operations/api-calls/call-group'
import type { Overview } from '../../src/domain/operations/dashboard/overview'
import { askExpectingOk } from '../support/ask-expecting-ok'
import { changeDatabase } from '../support/change-database'
import { startProduct, type Product } from '../support/product'
import { until } from '../support/until'
import { createRecord, makeUser, type TestUser } from '../support/users'

/** Tests the model that operators ask; a provider on loopback gives whatever answer a test wants. */
interface Asked {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

let provider: Server
let product: Product
let asked: Asked[] = []
let answer: (response: ServerResponse) => void
beforeAll(async () => {
  provider = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      asked.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(text) })
      answer(response)
    })
  })
  await new Promise<void>((open) => provider.listen(0, '127.0.0.1', open))
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  product = await startProduct({
    at: '2026-10-25T18:30:00Z',
    leagues: [],
    rate: 0,
    env: {
      AI_URL: url,
      AI_KEY: 'a-secret-key',
      AI_MODEL: 'some-model',
      AI_TIMEOUT_S: '5',
      TRUSTED_PROXY: 'X-Real-IP',
    },
  })
})
afterAll(async () => {
  await product?.close()
  provider.closeAllConnections()
  provider.close()
})

// Each test has an operator of its own, so that none spends what another may ask.
let operator: TestUser
beforeEach(async () => {
  asked = []
  operator = await makeUser(product, { superuser: true })
})

/** As the dashboard says it. */
async function apiCallsLastHour(): Promise<number> {
  const { metrics } = await askExpectingOk<Overview>(product, operator, 'GET', 'console/overview')
  return metrics.apiCallsLastHour
}

const says = (status: number, body: string) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(body)
// One address may ask five times in three seconds, so each question comes from another.
let questions = 0
const ask = (content: unknown = 'Why?') =>
  fetch(`${product.url}/api/anthropic/v1/messages`, {
    method: 'POST',
    headers: {
      authorization: operator.token,
      'content-type': 'application/json',
      'x-real-ip': `198.51.100.${++questions}`,
    },
    body: JSON.stringify({ model: 'dearest', max_tokens: 9000, messages: [{ role: 'user', content }] }),
  })

it("a question goes out with the server's key and model, without secrets, and its answer comes back unchanged", async () => {
  const reply = JSON.stringify({ content: [{ type: 'text', text: '{"patterns":[]}' }] })
  answer = says(200, reply)
  const response = await ask('Why does ann@fans.example see ?token=abc')
  expect([response.status, await response.text()]).toEqual([200, reply])
  expect(asked).toEqual([
    {
      path: '/v1/messages',
      headers: expect.objectContaining({
        'x-api-key': 'a-secret-key',
        'content-type': 'application/json',
        'anthropic-version': '2023-06-01',
      }) as IncomingHttpHeaders,
      body: {
        model: 'some-model',
        max_tokens: 4000,
        messages: [{ role: 'user', content: 'Why does [email] see ?[query]' }],
      },
    },
  ])
  expect(JSON.stringify(asked)).not.toContain(operator.token)
})

it('a refusal by the provider keeps its status, but not its text, which may contain our key', async () => {
  answer = says(401, '{"error":"invalid key a-secret-key"}')
  const response = await ask()
  expect([response.status, await response.text()]).toEqual([401, '{}'])
})

it('garbage from the provider is passed on unchanged, because its reader can handle it', async () => {
  answer = says(200, '<html>busy</html>')
  const response = await ask()
  expect([response.status, await response.text()]).toEqual([200, '<html>busy</html>'])
})

it('a provider that hangs up counts as unreachable', async () => {
  answer = (response) => void response.destroy()
  const response = await ask()
  await response.body?.cancel()
  expect(response.status).toBe(502)
})

it('a provider that says nothing times out, and so does one that begins an answer and never ends it', async () => {
  const held: ServerResponse[] = []
  answer = (response) => {
    if (held.push(response) === 1) response.writeHead(200).write('{"content":')
  }
  const responses = await Promise.all([ask(), ask()])
  for (const response of held) response.destroy()
  for (const response of responses) {
    expect(response.status).toBe(504)
    expect(await response.text()).toContain('The model did not answer in time')
  }
})

it('a model that takes its time slows down no figure of the system, and alarms nobody', async () => {
  const { alerts } = await askExpectingOk<AlertsAnswer>(product, operator, 'POST', 'console/alerts/check')
  expect(alerts.filter(({ message }) => message.startsWith('A slow call (kind ai'))).toEqual([])
  // Two questions have just taken five seconds.
  const calls = await askExpectingOk<CallsAnswer>(product, operator, 'GET', 'console/calls?hours=1')
  expect(calls.groups.find(({ kind }) => kind === 'ai')?.figures[2]).toBeGreaterThan(2000)
  await until('a look without a poll in between', async () => {
    const before = await apiCallsLastHour()
    const { groups } = await askExpectingOk<CallsAnswer>(product, operator, 'GET', 'console/calls?hours=1')
    if ((await apiCallsLastHour()) !== before) return false
    const others = groups.filter(({ kind }) => kind !== 'ai')
    expect(before).toBe(others.reduce((sum, { figures }) => sum + figures[0], 0))
    return true
  })
})

it('a model that takes its time is not among the slowest calls', async () => {
  const { groups, slowest } = await until('the questions in the roll-up', async () => {
    const calls = await askExpectingOk<CallsAnswer>(product, operator, 'GET', 'console/calls?hours=1')
    return calls.groups.some(({ kind }) => kind === 'ai') && calls
  })
  expect(groups.find(({ kind }) => kind === 'ai')?.figures[2]).toBeGreaterThan(2000)
  expect(slowest.filter(({ kind }) => kind === 'ai')).toEqual([])
})

it('a question that is empty or not a text does not reach the provider', async () => {
  answer = says(200, '{}')
  for (const content of ['', 7, [{ type: 'image' }]]) {
    const response = await ask(content)
    await response.body?.cancel()
    expect(response.status).toBe(400)
  }
  expect(asked).toEqual([])
})

it('one operator can ask six times a minute, or a few more when the minute turns', async () => {
  answer = says(200, '{}')
  const statuses: number[] = []
  for (let count = 0; count < 13; count += 1) {
    const response = await ask()
    await response.body?.cancel()
    statuses.push(response.status)
  }
  expect(statuses).toContain(429)
  expect(asked.length).toBeGreaterThanOrEqual(6)
  expect(asked.length).toBeLessThan(13)
})

it('an analysis looks at the errors and warnings of the last day, and counts all of both', async () => {
  const line = (level: string, minutes: number) =>
    createRecord(product, 'logs', {
      timestamp: new Date(Date.parse('2026-10-25T18:30:00Z') - minutes * 60_000).toISOString(),
      level,
      category: 'SCREEN',
      message: 'For the model',
    })
  await line('error', 5)
  await line('warn', 23 * 60)
  await line('info', 5)
  await line('error', 25 * 60)
  const response = await fetch(`${product.url}/api/console/analysis`, {
    headers: { authorization: operator.token },
  })
  const facts = (await response.json()) as AnalysisFacts
  const ours = facts.entries.filter(({ message }) => message === 'For the model')
  expect(ours.map(({ level }) => level)).toEqual(['error', 'warn'])
  expect(facts.errors).toBe(facts.entries.filter(({ level }) => level === 'error').length)
  expect(facts.warnings).toBe(facts.entries.filter(({ level }) => level === 'warn').length)
  expect(facts.hasModel).toBe(true)
})

it('an analysis reads the errors of the day, however many warnings have come since', async () => {
  const at = '2026-10-25 18:29:00.000Z'
  const flood = `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1100)
    INSERT INTO logs (timestamp, level, category, message)
    SELECT '${at}', 'warn', 'API', 'A slow call' FROM numbers`
  await changeDatabase(product.dataDir, [flood])
  await createRecord(product, 'logs', {
    timestamp: '2026-10-25 12:00:00.000Z',
    level: 'error',
    category: 'SCREEN',
    message: 'Before the flood',
  })
  const response = await fetch(`${product.url}/api/console/analysis`, {
    headers: { authorization: operator.token },
  })
  const facts = (await response.json()) as AnalysisFacts
  expect(facts.entries.map(({ message }) => message)).toContain('Before the flood')
  expect(facts.warnings).toBeGreaterThanOrEqual(1100)
})
