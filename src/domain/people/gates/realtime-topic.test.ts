import { describe, expect, it } from 'vitest'
import { MOST_TOPICS, subscriptionFault } from './realtime-topic'

const names: Record<string, string> = { boards: 'boards', pbc_1: 'boards', board_heads: 'board_heads' }
const fault = (topics: string[], isOperator = false) =>
  subscriptionFault(topics, { isOperator, collectionName: (nameOrId) => names[nameOrId] })

describe('what a client may subscribe to', () => {
  it.each(['boards/nfl', 'board_heads/*', 'boards/nfl?options={"query":{"fields":"rev"}}', 'PB_CONNECT'])(
    '%s',
    (topic) => {
      expect(fault([topic])).toBeUndefined()
    },
  )

  it.each(['chat', 'chat/room', 'boards', '@oauth2', 'boards/', 'boards/nfl/x', '/nfl', 'boards/nfl\n', ''])(
    'not %j, which nobody may use',
    (topic) => {
      expect(fault(['boards/nfl', topic])).toBe(`There is no topic ${topic}`)
    },
  )

  it('all boards at once for operators only, under whichever name of the collection', () => {
    expect(fault(['boards/*'])).toBe('There is no topic boards/*')
    expect(fault(['pbc_1/*'])).toBe('There is no topic pbc_1/*')
    expect(fault(['boards/*', 'pbc_1/*'], true)).toBeUndefined()
  })

  it('at most 40 topics', () => {
    expect(fault(Array<string>(MOST_TOPICS).fill('boards/nfl'))).toBeUndefined()
    expect(fault(Array<string>(MOST_TOPICS + 1).fill('boards/nfl'))).toBe('At most 40 topics per client')
  })
})
