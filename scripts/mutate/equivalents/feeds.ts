import type { Equivalent } from './equivalent'

export const FEEDS: readonly Equivalent[] = [
  {
    file: 'src/feeds/foreign-json.ts',
    from: "!hasMore(text, '[', MOST_DEPTH / 2) && !hasMore(text, '{', MOST_DEPTH / 2)",
    to: 'false',
    why: 'Few brackets spare the look at their depth, which finds no fault in so few either.',
  },
]
