import type { EquivalentsByFile } from './equivalents-by-file'
import { ONE_STORAGE } from './reasons'

/** What the compiler cannot know of how a page is put together. */
const PORTS_ARE_THERE = 'Only the compiler wants the condition: the ports are set before the first render.'

export const APP: EquivalentsByFile = {
  'src/state/adopt-server-choices.ts': [
    ['[]', '["Stryker was here"]', 'No preference has this name, which the tool made up.'],
  ],
  'src/state/announce.ts': [["'on'", '""', 'Every word but `off` means that scores are announced.']],
  'src/state/auto-scroll.ts': [
    ["'off'", '""', 'Every word but `on` means that the list does not scroll by itself.'],
    ["''", '"Stryker was here!"', 'Neither text asks for a kiosk.'],
    [
      "globalThis.location?.search ?? ''",
      "globalThis.location?.search && ''",
      'The tests of the app notice, which open a kiosk by its address.',
    ],
    [
      'globalThis.location?.search',
      'globalThis.location.search',
      'Only tests run where there is no address.',
    ],
  ],
  'src/state/change-game-alerts.ts': [['get(portsAtom)?.storage', 'get(portsAtom).storage', PORTS_ARE_THERE]],
  'src/state/favourites.ts': [
    ['[]', '["Stryker was here"]', 'What the tool made up has no owner, so it is a choice of nobody.'],
    ['get(portsAtom)?.storage', 'get(portsAtom).storage', PORTS_ARE_THERE],
    ['!storage', 'false', PORTS_ARE_THERE],
  ],
  'src/state/freshness.ts': [["'lost'", '""', 'It is only asked whether the server is reached.']],
  'src/state/guest-engagement.ts': [
    ['after === before', 'false', 'The same is told and stored once more, which only takes time.'],
    ['scrolledAt !== undefined', 'true', 'A time that is undefined counts as one that is missing.'],
  ],
  'src/state/invitation.ts': [["'yes'", '""', 'It is only asked whether anything is stored.']],
  'src/state/last-slug.ts': [["''", '"Stryker was here!"', 'Neither text is a league.']],
  'src/state/paths.ts': [
    ['{ fromBoard: true }', '{}', 'The tests of games and teams notice, which open a game and close it.'],
    ['true', 'false', 'Only the name is read.'],
  ],
  'src/state/raised-tier.ts': [["'idle'", '""', 'It is only asked whether it is under way or has failed.']],
  'src/state/use-access.ts': [
    ['before + 1', 'before - 1', 'Each try only needs a number that the one before did not have.'],
  ],
  'src/state/use-board-drawn.ts': [
    ['[boardDrawn]', '[]', 'A page has the same ports from its beginning to its end.'],
  ],
  'src/state/use-history.ts': [
    [
      'started.current?.refresh',
      'started.current.refresh',
      'Only the compiler wants the condition: the effect before has begun by then.',
    ],
  ],
  'src/state/use-last-row.ts': [['key === undefined', 'false', 'No row is found without a key either.']],
  'src/state/use-leagues.ts': [['[storage]', '[]', ONE_STORAGE]],
  'src/state/use-stored.ts': [
    ['count + 1', 'count - 1', 'Each change only needs a number that the one before did not have.'],
    ['[onChangeInMemory]', '[]', ONE_STORAGE],
    [
      'Dexie.dependencies.indexedDB !== undefined',
      'false',
      'Both ways follow the database and find the same; with one, the hook of Dexie does it.',
    ],
  ],
}
