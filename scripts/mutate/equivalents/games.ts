import type { EquivalentsByFile } from './equivalents-by-file'

export const GAMES: EquivalentsByFile = {
  'src/domain/game/longest-game.ts': [
    [
      '9 * HOUR_MS',
      '9 / HOUR_MS',
      'The tests of those who use it notice: of notifications and of how often the feed is asked.',
    ],
  ],
  'src/domain/game/game-order.ts': [
    [
      "game.phase === 'live'",
      'true',
      'Only the compiler wants the condition: only live games have the mark of last night.',
    ],
  ],
  'src/domain/game/held-situation.ts': [
    [
      "game.phase !== 'live'",
      'false',
      'Only the compiler wants the condition: a game that is not live has no situation and is not in play, so none is held.',
    ],
    [
      "situation.kind !== 'football'",
      'false',
      'Only the compiler wants the condition: situations of other sports have no happening.',
    ],
  ],
  'src/domain/game/in-play.ts': [
    [
      '/^(end|mid|middle)\\b/i',
      '/(end|mid|middle)\\b/i',
      'No label has one of these words anywhere but at its beginning.',
    ],
  ],
  'src/domain/game/note.ts': [['[]', '["Stryker was here"]', 'No game has this headline.']],
  'src/domain/game/occasion.ts': [
    ["''", '"Stryker was here!"', 'The text is the name of no round, and no headline consists of its words.'],
    ['[]', '["Stryker was here"]', 'Without words there is no headline, and no headline consists of these.'],
    ['text.toLowerCase()', 'text.toUpperCase()', 'Both texts are changed alike before they are compared.'],
  ],
  'src/domain/game/situation-text.ts': [
    [
      "game.phase === 'live'",
      'true',
      'Only the compiler wants the condition: of a game that is not live, no delay and no situation is shown.',
    ],
    [
      `case 'basketball':
      return undefined`,
      "case 'basketball':",
      'A function that ends without an answer gives undefined, too.',
    ],
    ["'basketball'", '""', 'A function that ends without an answer gives undefined, too.'],
  ],
  'src/domain/game/start-time.ts': [
    [
      'ms === undefined',
      'false',
      'Only the compiler wants the condition: a moment that is missing is no number, so it is neither midnight nor known.',
    ],
    [
      'start === undefined',
      'false',
      'Only the compiler wants the condition: a moment that is missing is no number, so it is neither midnight nor known.',
    ],
  ],
  'src/domain/game/stuck.ts': [
    [
      "game.phase === 'live'",
      'true',
      'Only the compiler wants the condition: only live games have the mark of being stuck.',
    ],
  ],
  'src/domain/game/suspended.ts': [
    [
      "phase === 'off'",
      'true',
      'Only the compiler wants the condition: only a game that is off has a status.',
    ],
  ],
  'src/domain/game/team-color.ts': [
    ['chroma < NO_HUE', 'chroma <= NO_HUE', 'No colour of eight bits lies exactly on this bound.'],
    ['channel >= -0.0005', 'channel > -0.0005', 'No colour of eight bits lies exactly on this bound.'],
    ['channel <= 1.0005', 'channel < 1.0005', 'No colour of eight bits lies exactly on this bound.'],
    ['part <= 0.04045', 'part < 0.04045', 'No colour of eight bits lies exactly on this bound.'],
    ['part <= 0.0031308', 'part < 0.0031308', 'No colour of eight bits lies exactly on this bound.'],
    ['chroma > 0', 'chroma >= 0', 'No colour of eight bits lies exactly on this bound.'],
  ],
  'src/domain/announcer/score-news.ts': [
    [
      "game.phase === 'live'",
      'true',
      'Only the compiler wants the condition: of a suspended game, which alone is neither live nor over, the label is read alike.',
    ],
  ],
  'src/domain/parse-json.ts': [
    ["''", '"Stryker was here!"', 'Neither text is JSON.'],
    [
      `{
    return undefined
  }`,
      '{}',
      'A function that ends without an answer gives undefined, too.',
    ],
  ],
  'src/domain/server-settings.ts': [
    ["'server.lock'", '""', 'The tests of the lock notice it, which are in scripts/running.'],
  ],
  'src/domain/freshness/freshness.ts': [
    [
      "reach.kind === 'reached'",
      'false',
      'Only the compiler wants the condition: a server that is reached has no time since when it was lost.',
    ],
    [
      "'reached'",
      '""',
      'Only the compiler wants the condition: a server that is reached has no time since when it was lost.',
    ],
  ],
  'src/domain/export/export-grant.ts': [
    [
      "grant.kind === 'granted'",
      'true',
      'Only the compiler wants the condition: other answers tell no number of uses.',
    ],
  ],
  'src/domain/export/export-name.ts': [["''", '"Stryker was here!"', 'Neither text is a date.']],
  'src/domain/export/export-table.ts': [
    ["''", '"Stryker was here!"', 'Neither text is a date.'],
    [
      'text === undefined',
      'false',
      'Only the compiler wants the condition: undefined is no number, so it stays as it is.',
    ],
  ],
  'src/domain/card/card-parts.ts': [
    [
      "game.phase === 'live'",
      'true',
      'Only the compiler wants the condition: only a live game is in the stage that shows a situation.',
    ],
  ],
  'src/domain/college/tension.ts': [
    [
      'start !== undefined',
      'true',
      'Only the compiler wants the condition: nothing is as near as a start that is unknown.',
    ],
  ],
  'src/domain/football/down-and-distance.ts': [
    ["''", '"Stryker was here!"', 'Neither text says that it is goal to go.'],
  ],
  'src/domain/football/down-text.ts': [
    [
      'situation.down === undefined',
      'false',
      'Only the compiler wants the condition: a down that is missing has no words.',
    ],
  ],
  'src/domain/football/field-position.ts': [
    [
      "situation?.kind !== 'football'",
      'false',
      'Only the compiler wants the condition: only a football game in play has an attacker.',
    ],
    [
      'situation?.kind',
      'situation.kind',
      'Only the compiler wants the condition: only a football game in play has an attacker.',
    ],
    [
      'situation.down === undefined',
      'false',
      'Only the compiler wants the condition: a down that is missing is none that exists.',
    ],
  ],
  'src/domain/football/yard-line.ts': [
    ['yardLine > MIDFIELD', 'yardLine >= MIDFIELD', 'Midfield itself has been answered before.'],
  ],
  'src/domain/box-score/ticker-news.ts': [
    [
      '[]',
      '["Stryker was here"]',
      'Revisions are compared with others of as many figures, which get the same here.',
    ],
    [
      'tickerStats !== undefined',
      'tickerStats === undefined',
      'Only whether two revisions are the same matters.',
    ],
  ],
  'src/domain/box-score/comparison-share.ts': [
    ['[]', '["Stryker was here"]', 'The first place holds the whole text, which nobody reads.'],
  ],
  'src/domain/box-score/game-from-copies.ts': [
    [
      'answer?.status?.ended',
      'answer?.status.ended',
      'Only the compiler wants the condition: an answer that says how the game ended has a status.',
    ],
  ],
  'src/domain/box-score/win-probability.ts': [
    ['n < stretches', 'n <= stretches', 'The stretch behind the last one is empty.'],
    ['one', 'true', 'Only the compiler wants the condition: no stretch of a game this long is empty.'],
    ['home > away', 'home >= away', 'Level moments have been left out before.'],
    ['home > away', 'home <= away', 'Only whether the favourite is another matters, not which one it is.'],
  ],
}
