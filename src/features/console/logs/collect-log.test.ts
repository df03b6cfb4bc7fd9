import { expect, it } from 'vitest'
import { logFile } from '../../../domain/operations/logs/log-file'
import { MOST_EXPORTED, type LogPage } from '../../../domain/operations/logs/log-page'
import { collectLog } from './collect-log'

const line = (id: string) =>
  ({ id, timestamp: 1, level: 'error', category: 'API', message: `Line ${id}` }) as const
const next = { nowMs: 1, timestamp: 1, id: 'x' }

function take(pages: readonly LogPage[]) {
  const counts: number[] = []
  const asked: unknown[] = []
  const ask = async (after: unknown) => {
    asked.push(after)
    return { kind: 'read', value: pages[asked.length - 1]! } as const
  }
  const taken = collectLog(ask, logFile('json'), (count) => counts.push(count), new AbortController().signal)
  return { taken, counts, asked }
}

it('an export asks for a page after the other, each from where the one before ended', async () => {
  const { taken, counts, asked } = take([{ entries: [line('a'), line('b')], next }, { entries: [line('c')] }])
  const file = await taken
  expect(file).toMatchObject({ kind: 'collected', count: 3, isCut: false })
  expect([counts, asked]).toEqual([
    [2, 3],
    [undefined, next],
  ])
  const parts = file.kind === 'collected' ? file.parts : []
  expect((JSON.parse(parts.join('')) as { id: string }[]).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

it('an export that is full asks for no other page, and is cut only if there are more lines', async () => {
  const entries = Array.from({ length: MOST_EXPORTED }, (_, n) => line(String(n)))
  const full = take([{ entries, next }])
  expect(await full.taken).toMatchObject({ count: MOST_EXPORTED, isCut: true })
  expect(full.asked).toHaveLength(1)
  expect(await take([{ entries }]).taken).toMatchObject({ count: MOST_EXPORTED, isCut: false })
  const [first, ...others] = entries
  const uneven = take([{ entries: others, next }, { entries: [first!, line('left out')] }])
  expect(await uneven.taken).toMatchObject({ count: MOST_EXPORTED, isCut: true })
})
