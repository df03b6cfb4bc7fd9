import { describe, expect, it } from 'vitest'
import { mostCommonPasswords } from './most-common-passwords'
import { isWeakPassword } from './weak-password'

const OWN = ['Ann.Fanning@bayern-munich.example', 'Ann', 'Fanning', 'Annie the Fan']
const isWeak = (password: string) => isWeakPassword(password, OWN, mostCommonPasswords())

describe('a password that everybody tries first is weak', () => {
  describe.each([
    [
      'one sign or a few over and over',
      ['222222', '00000000', 'aaaaaa', 'abababab', 'abbabaab', 'xyzxyz', 'lanternslanterns', '🏈🏈🏈🏈🏈🏈'],
    ],
    [
      'a run',
      [
        '123456',
        '654321',
        '12345678',
        '0987654321',
        '890123',
        'abcdef',
        'fedcba',
        'ABCDEFGH',
        '246802',
        '135791',
      ],
    ],
    [
      'a row of keys',
      [
        'qwerty',
        'ytrewq',
        'QWERTYUIOP',
        'asdfgh',
        'zxcvbn',
        'qwertz',
        'azerty',
        '1qaz2wsx',
        'zaq12wsx',
        '!@#$%^',
      ],
    ],
    [
      'several of these in a row',
      [
        'abc123',
        'qwe123',
        'aaa111',
        'aaa123',
        'abc111',
        'xyz987cba',
        '123qweasd',
        '123-456',
        'qwerty12',
        'abcdef1!',
        '123456a',
      ],
    ],
    ['a common one', ['password', 'princess', 'iloveyou', 'trustno1', 'letmein', 'football', 'monkey']],
    [
      'with digits or signs at its ends',
      [
        'password12',
        'princess1',
        'admin123',
        'dragon2024!',
        '!!monkey',
        'love1234',
        '12princess34',
        'hello!!!',
      ],
    ],
    [
      'in other signs',
      [
        'P@ssw0rd',
        'pa$$word',
        'passw0rd!',
        '@dmin123',
        'adm1n123',
        'baseba11',
        'l1verp00l',
        '5occer',
        'pr1nce$$',
        'monk3y7',
      ],
    ],
    ['in several parts', ['pass word', 'let me in', 'p-a-s-s-w-o-r-d', 'snow.ball']],
    ['with accents', ['pässwörd', 'prïncess1']],
    [
      'blanks and dots',
      ['      ', '\t\t\t\t\t\t', '\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0', '......', '- - - -'],
    ],
    [
      'the product',
      [
        'turboscores',
        'TurboScores1',
        'Turbo-Scores',
        'scoreboard!',
        'nfl2026',
        'NFL-NBA-MLB',
        'Football2026!',
        '$c0reboard',
        'livescores',
        'golfgolf1',
        'turboxy',
        'turbo12345',
        'turbo2026xy',
      ],
    ],
    [
      'the own address',
      [
        'ann.fanning',
        'Ann.Fanning@bayern-munich.example',
        'fanning1990',
        'F@nning!',
        'bayern-munich',
        'Munich2025',
        'annfanning12',
      ],
    ],
    ['the own name', ['annfanning', 'FanningAnn', 'Annie the Fan', 'annie1984', 'Ann-Fanning-7', 'f4nn1ng']],
  ])('%s', (_what, passwords) => {
    it.each(passwords)('%j', (password) => {
      expect(isWeak(password)).toBe(true)
    })
  })
})

describe('a password of one’s own is not weak', () => {
  it.each([
    'correct horse battery staple',
    'gold sunset 77 river',
    'Whistle-4-Kickoff',
    'Overtime-5-Goals',
    'my dog eats football cards',
    'the password is a lie, Ann',
    'Zx7-qv',
    'kettle',
    'moss-lantern',
    'tangerine sofa 12',
    'annual lantern',
    'qwerty lantern moss',
    'four1candle',
    'mon2key',
    'tangerinetangerine',
    'lampdamp',
    'turboxyz',
    'turbo12345xy',
    'golfootballf',
    'Blaugelb-Rasen-09',
    'grüner Kakadu im Tor',
    'пять синих мячей',
    '五つの青い球',
    '🏈🏀⚾🏒🎾⛳',
    '493817',
    'x7Kq2!mB',
    'j8#Lq-2vTz',
    'f47ac10b-58cc-4372-a567-0e02b2c3d479',
  ])('%j', (password) => {
    expect(isWeak(password)).toBe(false)
  })
})

it('a name counts only when it is long enough to mean something', () => {
  const named = (own: string, password: string) => isWeakPassword(password, [own])
  expect(named('Jo', 'Jo-kettle')).toBe(false)
  expect(named('Jo', 'jo-42xq')).toBe(false)
  expect(named('jo.li@mail.example', 'jo.li77')).toBe(true)
  expect(named(' Jo Li ', 'jo li 77')).toBe(true)
  expect(named('Joe', 'joe-1234')).toBe(true)
  expect(named('Joe', 'joe-kettle')).toBe(false)
  expect(named('', 'kettle')).toBe(false)
})
