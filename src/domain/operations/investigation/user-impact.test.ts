import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../../time/intervals'
import { issue, session, stepOf } from '../testing/investigated'
import { NOON } from '../testing/samples'
import { affectedUsers, businessImpact } from './user-impact'

describe('002 section 9: user impact', () => {
  it.each([
    [4, 'Low'],
    [5, 'Medium'],
    [19, 'Medium'],
    [20, 'High'],
  ])('%d affected users: %s (Low under 5, Medium under 20, else High)', (users, impact) => {
    expect(businessImpact(users)).toBe(impact)
  })

  it.each([
    ['5 min before', { lastActivity: NOON - 5 * MINUTE_MS }, 1],
    ['longer before', { lastActivity: NOON - 5 * MINUTE_MS - 1 }, 0],
    ['still going on', { lastActivity: NOON + 9 * HOUR_MS }, 1],
    ['begun 5 min later', { sessionStart: NOON + 5 * MINUTE_MS, lastActivity: NOON + HOUR_MS }, 1],
    ['begun later than that', { sessionStart: NOON + 5 * MINUTE_MS + 1, lastActivity: NOON + HOUR_MS }, 0],
    ['begun much later', { sessionStart: NOON + HOUR_MS, lastActivity: NOON + 2 * HOUR_MS }, 0],
  ])('a session last seen %s: %j', (_words, changes, users) => {
    expect(affectedUsers(issue, [{ ...session, ...changes }])).toBe(users)
  })

  it('from 20 affected users on it can be escalated', () => {
    const users = (count: number) =>
      Array.from({ length: count }, (_, id) => ({ ...session, userId: `u${id}` }))
    const actions = (count: number) => stepOf('user-impact', { sessions: users(count) })?.actions
    expect([actions(19), actions(20)]).toEqual([['view-users'], ['view-users', 'escalate']])
  })

  it('a user with two sessions is one affected user', () => {
    expect(affectedUsers(issue, [session, session])).toBe(1)
  })
})
