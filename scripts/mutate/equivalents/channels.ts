import type { EquivalentsByFile } from './equivalents-by-file'

/** Channels of the sync and how tabs share them. */
export const CHANNELS: EquivalentsByFile = {
  'src/sync/outbox/deliver.ts': [
    ["'nobody'", '""', 'Nobody asks for this word: it only is none of the others.'],
    ['reasons.size === 0', 'false', 'A change of no entry changes nothing; it only takes time.'],
  ],
}
