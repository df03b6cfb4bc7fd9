import type { EquivalentsByFile } from './equivalents-by-file'

export const SEASONS: EquivalentsByFile = {
  'src/domain/seasons/late-finals.ts': [
    [
      `default:
      return undefined`,
      'default:',
      'A function without a return returns undefined as well.',
    ],
    ['last === undefined', 'false', 'No day is before undefined, so that the list is empty as well.'],
    ['next < last', 'next <= last', 'Both are the same day then.'],
  ],
  'src/domain/seasons/first-playoff-day.ts': [
    [
      `default:
      return undefined`,
      'default:',
      'A function without a return returns undefined as well.',
    ],
  ],
  'src/domain/seasons/milestone-note.ts': [
    ['!next', 'false', 'Every league has a next milestone at any time.'],
    [
      `default:
      return false`,
      'default:',
      'A function without a return is as good as false where its caller only asks whether.',
    ],
    [
      `case 'free-agency':
      return undefined`,
      "case 'free-agency':",
      'A function without a return returns undefined as well.',
    ],
    ["'draft'", '""', 'A function without a return returns undefined as well.'],
    ["'free-agency'", '""', 'A function without a return returns undefined as well.'],
    ["''", '"Stryker was here!"', 'The made-up text names no event.'],
  ],
  'src/domain/seasons/showcase.ts': [
    [
      `default:
      return undefined`,
      'default:',
      'A function without a return returns undefined as well.',
    ],
  ],
  'src/domain/seasons/disruption-content.ts': [
    [
      `case 'notice':
      return undefined`,
      "case 'notice':",
      'A function without a return returns undefined as well.',
    ],
    ["'notice'", '""', 'A function without a return returns undefined as well.'],
  ],
  'src/domain/seasons/calendar.ts': [
    [
      `default:
      return {}`,
      'default:',
      'Spreading undefined into a calendar adds as little as spreading {}.',
    ],
    [
      'playoffs && last',
      'true',
      'The leagues whose last game moves all have playoffs, and no day is later than undefined.',
    ],
    [
      'playoffs && last',
      'playoffs || last',
      'The leagues whose last game moves all have playoffs, and no day is later than undefined.',
    ],
    [
      'last > playoffs[1]',
      'last >= playoffs[1]',
      'Playoffs that last until their last day are as long as before.',
    ],
  ],
  'src/domain/seasons/causes-from-games.ts': [
    ["''", '"Stryker was here!"', 'The made-up text names no event.'],
    ["' '", '""', 'No name of a storm begins where the label ends.'],
  ],
  'src/domain/seasons/day-claims.ts': [
    ["''", '"Stryker was here!"', 'The made-up text names no event.'],
    ["game.phase === 'live'", 'true', 'Only live games carry the mark of last night.'],
  ],
  'src/domain/seasons/disruptions.ts': [
    ['[]', '["Stryker was here"]', 'Only the causes of the list are looked for.'],
  ],
  'src/domain/seasons/content-for.ts': [
    ['next?.isCountdownWorthy', 'next.isCountdownWorthy', 'Every league has a next milestone.'],
  ],
  'src/domain/seasons/alternative-league.ts': [
    [
      `ALL_SPORTS.filter((other) => other !== sport)
    .map((other) => ({ other, ...simpleSeason(other, day) }))
    .filter(({ isInSeason }) => isInSeason)
    .reduce<{ other: Sport; priority: number } | undefined>(
      (best, next) => (best && best.priority >= next.priority ? best : next),
      undefined,
    )?.other`,
      `ALL_SPORTS.filter(other => other !== sport).map(other => ({
  other,
  ...simpleSeason(other, day)
})).filter(({
  isInSeason
}) => isInSeason).reduce<{
  other: Sport;
  priority: number;
} | undefined>((best, next) => best && best.priority >= next.priority ? best : next, undefined).other`,
      'Golf is in season all year, and hockey, basketball or baseball is while golf is left out.',
    ],
  ],
  'src/domain/seasons/milestone.ts': [
    ['first.date <= next.date', 'first.date < next.date', 'No league begins two things on one day.'],
  ],
  'src/domain/seasons/phase.ts': [
    [
      'before.days + after.days <= PAUSE_DAYS + 1',
      'true',
      'No calendar leaves a gap of this length between two phases.',
    ],
    [
      'before.days + after.days <= PAUSE_DAYS + 1',
      'before.days + after.days < PAUSE_DAYS + 1',
      'No calendar leaves a gap of this length between two phases.',
    ],
    [
      'before.days + after.days',
      'before.days - after.days',
      'No calendar leaves a gap of this length between two phases.',
    ],
    [
      'days <= PAUSE_DAYS',
      'days < PAUSE_DAYS',
      'No calendar leaves a gap of this length between two phases.',
    ],
    ['monthDay === undefined', 'false', 'No day is next to an undefined one.'],
    ['false', 'true', 'The NBA, the only league that is asked, has an all-star day every year.'],
    ['from === undefined', 'false', 'No day is later than an undefined one.'],
  ],
  'src/domain/seasons/ryder-cup-dates.ts': [
    ['year > POSTPONED', 'year >= POSTPONED', 'The postponed year was answered before.'],
  ],
  'src/domain/seasons/season-window.ts': [
    ['first <= last', 'first < last', 'No season begins and ends on the same day of the year.'],
    [
      '`No season of ${sport} begins within ${LONGEST_WAIT_YEARS} years of ${day}`',
      '``',
      'It is the message of an error that no league can reach.',
    ],
  ],
  'src/domain/seasons/calendars-by-year.ts': [
    ["'12-20'", '""', 'The phase that follows comes first in the order of detection.'],
  ],
  'src/domain/seasons/usual-calendars.ts': [
    ["'10-20'", '""', 'The phase that follows comes first in the order of detection.'],
    ["'09-06'", '""', 'The phase that follows comes first in the order of detection.'],
    ["'10-09'", '""', 'The phase that follows comes first in the order of detection.'],
    ["'07-09'", '""', 'The day lies within the season, which comes first in the order of detection.'],
    ["'07-11'", '""', 'Only the NBA has an all-star break (000 section 4).'],
    ["'02-03'", '""', 'Only the NBA has an all-star break (000 section 4).'],
  ],
}
