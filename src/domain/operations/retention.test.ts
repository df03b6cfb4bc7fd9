import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../time/intervals'
import { cutoff, RETENTIONS } from './retention'
import { NOON } from './testing/samples'

describe('how long rows are kept', () => {
  it('is stated per collection, in days', () => {
    expect(Object.fromEntries(RETENTIONS.map((rule) => [rule.collection, rule.keptMs / DAY_MS]))).toEqual({
      game_odds_history: 400,
      heartbeats: 400,
      feature_usage_tracking: 400,
      user_sessions: 365,
      game_alerts: 30,
      alerts: 90,
      logs: 30,
      api_calls: 30,
      outbox_receipts: 30,
      daily_counts: 2,
      password_guesses: 1,
      known_networks: 90,
      signed_in_devices: 30,
      ended_sessions: 30,
      users: 7,
      screens: 1,
      pregame_odds_schedule: 3,
    })
  })

  it('is counted from when something was last of use', () => {
    expect(
      Object.fromEntries(RETENTIONS.map(({ collection, ageColumn }) => [collection, ageColumn])),
    ).toEqual({
      game_odds_history: 'recorded_at',
      heartbeats: 'at',
      feature_usage_tracking: 'last_used_at',
      user_sessions: 'last_activity',
      game_alerts: 'found_at',
      alerts: 'last_seen',
      logs: 'timestamp',
      api_calls: 'minute',
      outbox_receipts: 'received_at',
      daily_counts: 'day',
      password_guesses: 'began',
      known_networks: 'used',
      signed_in_devices: 'renewed',
      ended_sessions: 'ended',
      users: 'joined_at',
      screens: 'heard_at',
      pregame_odds_schedule: 'game_start_time',
    })
  })

  it('ends for users only when they were never let in, and for all rows of every other collection', () => {
    const limited = RETENTIONS.filter(({ only }) => only !== undefined)
    expect(limited.map(({ collection, only }) => [collection, only])).toEqual([['users', 'awaits_proof']])
  })

  it('is counted by the machine’s clock for tokens, lockouts and budgets, whatever day the product’s clock shows', () => {
    const ofMachine = RETENTIONS.filter(({ isOfMachine }) => isOfMachine).map(({ collection }) => collection)
    expect(ofMachine).toEqual([
      'daily_counts',
      'password_guesses',
      'known_networks',
      'signed_in_devices',
      'ended_sessions',
    ])
  })

  const logs = { collection: 'logs', ageColumn: 'timestamp', keptMs: 30 * DAY_MS }

  it.each([
    ['number', NOON - 30 * DAY_MS],
    ['text', '2026-08-07T16:00:00.000Z'],
    ['date', '2026-08-07 16:00:00.000Z'],
  ] as const)('ends where a column of kind %s says %s', (column, limit) => {
    expect(cutoff(logs, NOON, column)).toBe(limit)
  })
})
