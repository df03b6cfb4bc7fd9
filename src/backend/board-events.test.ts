import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { BoardHead } from '../domain/board/board'
import { PACKED, writePush } from '../domain/board/push/push-text'
import { sampleHead } from '../domain/testing/sample-game'
import { createBoardEvents } from './board-events'
import type { TopicListener } from './topics'

const checkedAt = '2026-01-11T18:00:00.000Z'

function push(rev: string, more: object | undefined) {
  const rest = more ? PACKED + gzipSync(JSON.stringify({ head: more })).toString('base64') : ''
  const change = { from: 'a-0', to: rev, check: '0', rows: '', rest }
  return { record: { news: writePush({ rev, checkedAt, change }) } }
}

it('a subscription asks for every member that is needed to read a pushed head', () => {
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
  pushed!.onMessage(push('a-1', { filler: 'x'.repeat(300_000) }))
  pushed!.onMessage(push('a-2', {}))
  pushed!.onMessage(push('a-3', undefined))
  await expect.poll(() => heard).toEqual(['a-1', 'a-2', 'a-3'])
})
