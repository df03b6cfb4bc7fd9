import type { EquivalentsByFile } from './equivalents-by-file'
import { ROWS_KEEP_NOTHING } from './reasons'

const ANY_STEP_SPREADS = 'Other steps spread the drops as well.'
const ALWAYS_THE_SAME = 'A reference to an element stays the same as long as its part is on the page.'
const SAME_SIGNS =
  'A sign of a person that is noted twice, or by a listener that scrolling waits for, is the same.'
const RUNS_ONCE = 'The list never changes, so the effect runs once.'
const ON_THE_PAGE = 'Only the compiler wants the condition: both are on the page as long as the search is.'
const SAVES_SORTING =
  'Blanks find all games, and sorting those by nothing leaves their order: it only saves the work.'
const ONLY_SAVES_CODE =
  'A board of today, or one with games, has no words of an earlier day: it only saves code.'
const ONLY_LIVE_GAMES = 'Only the compiler asks: only live games have it.'

export const SCOREBOARD: EquivalentsByFile = {
  'src/features/scoreboard/board-view.tsx': [
    [
      "document.querySelector<HTMLElement>('[type=search]')?.focus",
      "document.querySelector<HTMLElement>('[type=search]').focus",
      ON_THE_PAGE,
    ],
    ["''", '"Stryker was here!"', 'No browser shows the title that an address is replaced with.'],
    ["isCurrent || board.content.kind === 'games'", 'false', ONLY_SAVES_CODE],
    [
      "isCurrent || board.content.kind === 'games'",
      "isCurrent && board.content.kind === 'games'",
      ONLY_SAVES_CODE,
    ],
    ["board.content.kind === 'games'", 'false', ONLY_SAVES_CODE],
    ["'games'", '""', ONLY_SAVES_CODE],
  ],
  'src/features/scoreboard/card/delay-note.tsx': [["game.phase === 'live'", 'true', ONLY_LIVE_GAMES]],
  'src/features/scoreboard/card/favourite-star.tsx': [
    ['key !== undefined', 'true', 'Only the compiler asks: no set of favourites holds a team without a key.'],
  ],
  'src/features/scoreboard/card/game-words.ts': [
    ['homeTeam.score > awayTeam.score', 'homeTeam.score >= awayTeam.score', 'A draw was answered before.'],
    ["game.phase === 'live'", 'true', ONLY_LIVE_GAMES],
  ],
  'src/features/scoreboard/card/odds-words.ts': [
    ["'away'", '""', 'Every word but `home` means the away team, and the compiler knows no other word.'],
    [
      '(line.homeSpread ?? 0) <= 0',
      '(line.homeSpread ?? 0) < 0',
      'Where nobody gives points, both sides have the same words.',
    ],
  ],
  'src/features/scoreboard/card/open-link.tsx': [
    ['pressed === 0', 'false', 'It only saves a timer for each card: one that puts out no light.'],
  ],
  'src/features/scoreboard/card/rain.tsx': [
    ['drop * GOLDEN', 'drop / GOLDEN', ANY_STEP_SPREADS],
    ['drop * GOLDEN * GOLDEN * 7', 'drop * GOLDEN * GOLDEN / 7', ANY_STEP_SPREADS],
  ],
  'src/features/scoreboard/card/status-note.ts': [
    ['default:\n      return undefined', 'default:', 'Without that line it returns nothing as well.'],
  ],
  'src/features/scoreboard/day-title.ts': [
    ['day < today', 'day <= today', 'Today was answered before.'],
    ["board.sport !== 'RYDER_CUP'", 'false', 'Only the compiler asks: no other board has a cup.'],
  ],
  'src/features/scoreboard/day/day-picker.tsx': [
    ['chosen !== day', 'true', 'Going to the day that is shown puts its address in its own place.'],
    ['typed === undefined', 'false', 'What is not typed is no day, so it only saves a timer.'],
  ],
  'src/features/scoreboard/day/use-day.ts': [
    [
      '[slug, day]',
      '[]',
      'Another day has another key, and from a day no way leads to the same day of another league.',
    ],
  ],
  'src/features/scoreboard/order/attention.ts': [
    ['isWatched', 'false', SAME_SIGNS],
    ['true', 'false', SAME_SIGNS],
  ],
  'src/features/scoreboard/order/game-lists.tsx': [['[cardMoves]', '[]', 'A list keeps its moves.']],
  'src/features/scoreboard/order/use-screen-order.ts': [
    ['{ sport, places: wanted }', '{}', 'The next render, which comes at once, notes the same order.'],
    [
      'shown.sport === sport',
      'true',
      'Boards of two leagues have no game in common, so their orders differ.',
    ],
    ['[]', '["Stryker was here"]', RUNS_ONCE],
  ],
  'src/features/scoreboard/search/search-field.tsx': [
    ['field.current?.focus', 'field.current.focus', ON_THE_PAGE],
    ['field.current?.blur', 'field.current.blur', ON_THE_PAGE],
    ['opener.current?.focus', 'opener.current.focus', ON_THE_PAGE],
    ['[]', '["Stryker was here"]', RUNS_ONCE],
  ],
  'src/features/scoreboard/search/use-found-games.ts': [
    ["query.trim() !== ''", 'true', SAVES_SORTING],
    ['query.trim()', 'query', SAVES_SORTING],
    ["''", '"Stryker was here!"', SAVES_SORTING],
    ['!isSearch', 'false', SAVES_SORTING],
    ['!wanted', 'false', SAVES_SORTING],
  ],
  'src/features/scoreboard/ticker/live-ticker.tsx': [
    [
      "'active'",
      '""',
      'Only the compiler wants a word: the server sends no stats without the state of their game.',
    ],
  ],
  'src/features/scoreboard/ticker/locked-stats.tsx': [
    ["'button'", '""', 'Every word but `blur` means the button, and the compiler knows no other word.'],
  ],
  'src/features/scoreboard/ticker/scrolling-stats.tsx': [
    ['({ team, statType, name }) => `${team} ${statType} ${name}`', '() => undefined', ROWS_KEEP_NOTHING],
    ['`${team} ${statType} ${name}`', '``', ROWS_KEEP_NOTHING],
  ],
  'src/features/scoreboard/ticker/ticker-slot.tsx': [
    ['() => null', '() => undefined', 'Either of them draws nothing.'],
  ],
  'src/features/scoreboard/ticker/use-fits.ts': [['[box]', '[]', ALWAYS_THE_SAME]],
  'src/features/scoreboard/ticker/use-game-stats.ts': [
    ["read.kind === 'stored'", 'true', 'Only the compiler asks: no other kind has a row.'],
  ],
  'src/features/scoreboard/ticker/use-is-in-sight.ts': [['[place]', '[]', ALWAYS_THE_SAME]],
}
