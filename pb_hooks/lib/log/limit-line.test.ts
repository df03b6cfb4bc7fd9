import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubStore } from '../server/testing/stub-store'

const { values, store } = stubStore()
let lines: { message: string }[] = []

vi.stubGlobal('$os', { getenv: () => JSON.stringify({ clock: { start: 0, anchor: 0, rate: 1 } }) })
vi.stubGlobal('toString', String)
vi.stubGlobal('$app', { store })

vi.resetModules()
const { limitLine } = await import('./limit-line')

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-10-25T18:30:10Z') })
  values.clear()
  lines = []
})
afterEach(() => vi.useRealTimers())

const ERROR = 8
function log(message: string, data: object = {}): void {
  const model = {
    level: ERROR,
    message,
    data: { toString: () => JSON.stringify(data), scan: () => undefined },
  }
  limitLine({ model, next: () => lines.push({ message }) } as unknown as core.ModelEvent)
}
const keptForOperators = () => {
  const text = values.get('lines-for-operators') as string
  return text
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { message: string }).message)
}

it('an error that is logged once reaches operators in a minute with any number of others', () => {
  for (let count = 0; count < 1000; count++) log(`A slow call took ${count} ms`)
  log('Teams could not be remembered')
  expect(keptForOperators()).toContain('Teams could not be remembered')
  expect(keptForOperators().length).toBeLessThanOrEqual(120)
  expect(lines).toHaveLength(300)
})

it('a thousand different errors of a minute become no more lines than that', () => {
  for (let count = 0; count < 1000; count++)
    log(`Error ${'x'.repeat(count % 150)}${String.fromCharCode(65 + (count % 26))}`)
  expect(keptForOperators()).toHaveLength(120)
})

it('a flood of requests leaves our own lines their half, and the other way round', () => {
  for (let count = 0; count < 400; count++) log('GET /', { type: 'request' })
  expect(lines).toHaveLength(300)
  for (let count = 0; count < 400; count++) log(`Error ${count}`)
  expect(lines).toHaveLength(600)
})

it('operators hear of a minute in which the sessions of many have ended', () => {
  const words = () => keptForOperators().filter((message) => message.startsWith('Sessions have ended'))
  for (let count = 0; count < 41; count++) {
    log('GET /api/boards', { type: 'request', status: 403 })
    log('A service answered', { status: 401 })
  }
  expect(words()).toEqual([])
  for (let count = 0; count < 41; count++) log('GET /api/boards', { type: 'request', status: 401 })
  expect(words()).toHaveLength(1)
})
