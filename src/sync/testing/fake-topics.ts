import type { TopicListener, Topics } from '../../backend/topics'
import type { PrivateTopics } from '../session/private-topics'

interface Watched {
  readonly name: string
  readonly fields: string | undefined
  readonly listener: TopicListener
}

/** For tests: the live connection of a page that is always seen. Nothing comes by itself. */
export function createFakeTopics() {
  const watched: Watched[] = []
  const topics: Topics = {
    watch(name, fields, listener) {
      const one = { name, fields, listener }
      watched.push(one)
      return () => void watched.splice(watched.indexOf(one), 1)
    },
  }
  const privateTopics: PrivateTopics = {
    whileSeen: (start) => start(topics),
    always: (start) => start(topics),
    renew() {},
  }
  return {
    privateTopics,
    watched: () => watched.map(({ name, fields }) => ({ name, fields })),
    names: () => watched.map(({ name }) => name),
    /** Who watches this topic. */
    listener: (of: string) => watched.find(({ name }) => name === of)!.listener,
  }
}
