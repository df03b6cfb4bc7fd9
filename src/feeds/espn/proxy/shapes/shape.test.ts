import { describe, expect, it } from 'vitest'
import { GOLF_SHAPE } from './golf-shape'
import { CALENDAR_SHAPE, NOTE_SHAPE, SEASON_SHAPE, WEATHER_SHAPE } from './common-shapes'
import { onlyKnown, plain, type Shape } from './shape'

describe('what a shape lets pass', () => {
  const MEMBERS = { id: 'plain', team: plain('name') } as const
  const EITHER: Shape = ['plain or', plain('name')]
  const FEW: Shape = ['at most', 2, plain('name')]
  const row = { name: 'A', odds: 1 }

  it.each<[string, unknown, Shape, unknown]>([
    ['a text where a text is expected', 'a', 'plain', 'a'],
    ['null where a text is expected', null, 'plain', null],
    ['no text where members are expected', 'a', MEMBERS, undefined],
    ['no null where members are expected', null, MEMBERS, undefined],
    ['no object where a text is expected', { a: 1 }, 'plain', undefined],
    [
      'the members that are named',
      { id: 7, team: { name: 'A', odds: 1 }, odds: 1 },
      MEMBERS,
      { id: 7, team: { name: 'A' } },
    ],
    ['either as a text', 'a', EITHER, 'a'],
    ['either as an object', row, EITHER, { name: 'A' }],
    ['a list that is short enough', [row, row], FEW, [{ name: 'A' }, { name: 'A' }]],
    ['no list that is longer', [row, row, row], FEW, undefined],
    ['no text where a short list is expected', 'a', FEW, undefined],
    ['a longer list of either', ['a', row, 'b'], EITHER, ['a', { name: 'A' }, 'b']],
    ['lists in a list', [['a']], 'plain', [['a']]],
    ['no third list', [[['a']]], 'plain', [[]]],
  ])('%s', (_what, value, shape, kept) => {
    expect(onlyKnown(value, shape)).toStrictEqual(kept)
  })

  it('has no member that the reply only inherits or lacks', () => {
    const shape = plain('toString', 'id')
    expect(Object.keys(onlyKnown({}, shape) as object)).toEqual([])
    expect(Object.keys(onlyKnown({ id: {} }, shape) as object)).toEqual([])
  })
})

describe('the parts that many replies have in common', () => {
  const all = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '1']))

  it.each<[string, Shape, object]>([
    ['a season', SEASON_SHAPE, all('year', 'type', 'slug')],
    [
      'the weather',
      WEATHER_SHAPE,
      all(
        'displayValue',
        'conditionId',
        'temperature',
        'highTemperature',
        'lowTemperature',
        'type',
        'gust',
        'precipitation',
        'windDirection',
        'windSpeed',
      ),
    ],
    ['a note', NOTE_SHAPE, all('type', 'headline')],
    [
      'a part of a season with its weeks',
      CALENDAR_SHAPE,
      {
        ...all('label', 'alternateLabel', 'detail', 'value', 'startDate', 'endDate'),
        entries: [all('label', 'detail')],
      },
    ],
    [
      'a golfer with rounds',
      GOLF_SHAPE.events.competitions.competitors,
      {
        score: all('value', 'displayValue', 'winner'),
        linescores: [all('period', 'value', 'displayValue', 'teeTime', 'isPlayoff')],
      },
    ],
  ])('%s passes whole, and nothing else with it', (_what, shape, part) => {
    expect(onlyKnown({ ...part, odds: 1 }, shape)).toEqual(part)
  })
})
