import type { EquivalentsByFile } from './equivalents-by-file'

export const GAME_PAGES: EquivalentsByFile = {
  'src/features/box-score/use-open-game.ts': [
    [
      '[storage, slug, id, key]',
      '[]',
      'Another game or viewer opens another box score, by its key, and a page has one storage.',
    ],
    [
      'sync.current?.refresh',
      'sync.current.refresh',
      'Only the compiler wants the condition: the first effect has begun the sync by then.',
    ],
  ],
}
