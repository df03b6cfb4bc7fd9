import { describe, expect, it } from 'vitest'
import { tournamentName } from './tournament-name'

describe('001 section 2 (golf leaderboard): tournament names', () => {
  it.each([
    ['the Memorial Tournament pres. by Workday', 'Memorial Tournament'],
    ['ShopRite LPGA Classic pres. by Acer', 'ShopRite LPGA Classic'],
    ['Arnold Palmer Invitational presented by Mastercard', 'Arnold Palmer Invitational'],
    ['Some Classic (Sponsored by Someone)', 'Some Classic'],
    ['Some Classic - pres by  Someone', 'Some Classic'],
    ['Some Classic, presented  by Someone', 'Some Classic'],
    [' Some Classic ', 'Some Classic'],
    ['Bank of the West Classic', 'Bank of the West Classic'],
    ['The  Classic', 'Classic'],
    ['The US Open', 'US Open'],
    ['The Open Championship', 'Open Championship'],
    [' presented by Nobody ', 'presented by Nobody'],
    ['The American Express', 'American Express'],
    ['THE PLAYERS Championship', 'PLAYERS Championship'],
    ['The Open', 'The Open'],
    ['Theodore Open', 'Theodore Open'],
    ['Masters Tournament', 'Masters Tournament'],
    ['presented by Nobody', 'presented by Nobody'],
    ['The', 'The'],
  ])('%s: %s', (name, shown) => {
    expect(tournamentName(name)).toBe(shown)
  })
})
