import { describe, expect, it } from 'vitest'
import { parseTabMessage, type TabMessage } from './tab-messages'

describe('what tabs say to each other', () => {
  it.each<TabMessage>([
    { v: 2, kind: 'showing', tab: 'a', slugs: ['nfl', 'pga'], isSeen: true },
    { v: 2, kind: 'serving', tab: 'a' },
    { v: 2, kind: 'beat', isLost: true },
    { v: 2, kind: 'elected' },
    { v: 2, kind: 'wanted' },
    { v: 2, kind: 'closed', tab: 'a' },
  ])('is heard as it was said: $kind', (message) => {
    expect(parseTabMessage(message)).toEqual(message)
  })

  it.each([
    ['another version of the app', { v: 1, kind: 'elected' }],
    ['no message', 'elected'],
    ['a tab without a name', { v: 2, kind: 'serving' }],
    ['leagues without a tab', { v: 2, kind: 'showing', slugs: ['nfl'] }],
    ['a tab that names no leagues', { v: 2, kind: 'showing', tab: 'a', slugs: 'nfl' }],
    ['a message of an unknown kind', { v: 2, kind: 'singing', tab: 'a', slugs: ['nfl'] }],
  ])('is not heard from %s', (_what, data) => {
    expect(parseTabMessage(data)).toBeUndefined()
  })

  it('leaves out leagues that this version does not know', () => {
    const said = { v: 2, kind: 'showing', tab: 'a', slugs: ['nfl', 'cricket', 7], isSeen: 'yes' }
    expect(parseTabMessage(said)).toEqual({ v: 2, kind: 'showing', tab: 'a', slugs: ['nfl'], isSeen: false })
  })

  it('means that the server is reached unless it says clearly that it is lost', () => {
    expect(parseTabMessage({ v: 2, kind: 'beat', isLost: 'yes' })).toEqual({
      v: 2,
      kind: 'beat',
      isLost: false,
    })
  })
})
