import type { Channel } from '../../platform/channel'

/** For tests: a channel between tabs, whose messages arrive at once. */
export function createChannelEnds(): () => Channel {
  const ears = new Map<object, (message: unknown) => void>()
  return () => {
    const end = {}
    return {
      post: (message) => ears.forEach((hear, other) => other !== end && hear(structuredClone(message))),
      onMessage: (run) => void ears.set(end, run),
      close: () => void ears.delete(end),
    }
  }
}
