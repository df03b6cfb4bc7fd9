import type { BoardHead } from '../domain/board/board'
import type { Slug } from '../domain/league'
import { isObject } from '../domain/json'
import type { Cancel } from '../platform/timers'
import { parseHead } from './parse-board'
import { parseMessage, PUSH_FIELDS, type BoardMessage } from './parse-message'
import type { TopicListener, Topics } from './topics'

export interface Listener<Message> {
  /** Called after every (re)connect: what was missed is not replayed, so load now. */
  onConnected(): void
  onMessage(message: Message): void
  onLost(): void
}

export interface BoardEvents {
  subscribeBoard(slug: Slug, listener: Listener<BoardMessage>): Cancel
  subscribeHeads(listener: Listener<BoardHead>): Cancel
}

/** All fields that `parseHead` needs: a record without one of them is no head. */
const HEAD_FIELDS = 'id,live,visible,season,in_season,priority'

/** Never subscribes to `boards/*`: a viewer pays only for the league they look at. */
export function createBoardEvents(topics: Topics): BoardEvents {
  return {
    subscribeBoard: (slug, listener) =>
      topics.watch(`boards/${slug}`, PUSH_FIELDS, inOrder(parseMessage, listener)),
    subscribeHeads: (listener) =>
      topics.watch('board_heads/*', HEAD_FIELDS, {
        onConnected: () => listener.onConnected(),
        onLost: () => listener.onLost(),
        onMessage(data) {
          const head = parseHeadMessage(data)
          if (head) listener.onMessage(head)
        },
      }),
  }
}

/** Unpacking takes a moment, and a push must not overtake the one before it. */
function inOrder<Message>(
  parse: (data: unknown) => Promise<Message | undefined>,
  listener: Listener<Message>,
): TopicListener {
  let before: Promise<unknown> = Promise.resolve()
  return {
    onConnected: () => listener.onConnected(),
    onLost: () => listener.onLost(),
    onMessage(data) {
      const parsed = parse(data)
      before = before.then(async () => {
        const message = await parsed
        if (message !== undefined) listener.onMessage(message)
      })
    },
  }
}

function parseHeadMessage(data: unknown): BoardHead | undefined {
  return isObject(data) ? parseHead(data['record']) : undefined
}
