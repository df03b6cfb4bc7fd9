import { expect, it } from 'vitest'
import type { BoardHead } from '../domain/board'
import { sampleHead } from '../domain/testing/sample-game'
import { createBoardEvents } from './board-events'
import type { TopicListener } from './topics'

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
