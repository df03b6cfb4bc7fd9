import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { BoardHead } from '../domain/board/board'
import { sampleHead } from '../domain/testing/sample-game'
import { createBoardEvents } from './board-events'
import type { TopicListener } from './topics'

const packed = (inside: object) => gzipSync(JSON.stringify(inside)).toString('base64')

it('a pushed head has every member that was asked for, and is read', () => {
  const watched: { fields: string; listener: TopicListener }[] = []
  const watch = (_name: string, fields = '', listener: TopicListener) => {
    watched.push({ fields, listener })
    return () => {}
  }
  const heads: BoardHead[] = []
  const listener = { onConnected() {}, onLost() {}, onMessage: (head: BoardHead) => void heads.push(head) }
  createBoardEvents({ watch }).subscribeHeads(listener)
  const record = { ...sampleHead({ id: 'nba' }), collectionId: 'x' }
  for (const { fields, listener: pushed } of watched) {
    const sent = Object.entries(record).filter(([name]) => fields.split(',').includes(name))
    pushed.onMessage({ action: 'update', record: Object.fromEntries(sent) })
  }
  expect(heads).toEqual([sampleHead({ id: 'nba' })])
})

it('pushes are heard in the order in which they came, however long each takes to unpack', async () => {
  let pushed: TopicListener | undefined
  const watch = (_name: string, _fields: string | undefined, listener: TopicListener) => {
    pushed = listener
    return () => {}
  }
  const heard: string[] = []
  const onMessage = ({ rev }: { rev: string }) => void heard.push(rev)
  createBoardEvents({ watch }).subscribeBoard('nfl', { onConnected() {}, onLost() {}, onMessage })
  pushed!.onMessage({ record: { rev: 'a-1', packed: packed({ filler: 'x'.repeat(300_000) }) } })
  pushed!.onMessage({ record: { rev: 'a-2', packed: packed({}) } })
  pushed!.onMessage({ record: { rev: 'a-3', packed: '' } })
  await expect.poll(() => heard).toEqual(['a-1', 'a-2', 'a-3'])
})
