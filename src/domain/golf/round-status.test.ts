import { describe, expect, it } from 'vitest'
import { roundStatusText } from './round-status'
import { sampleTournament } from './testing/sample-tournament'
import type { Tournament } from './tournament'

const DAY = 86_400_000
const START = Date.parse('2026-06-04T04:00:00Z')
const OVER = Date.parse('2026-06-08T04:00:00Z')
const pre: Partial<Tournament> = { state: 'pre', round: 1, startedRound: 0, startTime: 'Tee times to come' }
const final: Partial<Tournament> = { state: 'post', completed: true, round: 4, startedRound: 4 }

describe('001 section 2 (golf leaderboard): round status text', () => {
  it.each<[string, Partial<Tournament>, number, string | undefined]>([
    ['live', {}, START, 'Round 2'],
    ['suspended by darkness', { startTime: 'Round 2 - Suspended' }, START, 'Round 2 • Suspended'],
    ['waiting for a storm to pass', { startTime: 'Weather Delay' }, START, 'Round 2 • Delayed'],
    ['a play-off', { round: 4, startedRound: 4, roundOver: true, playoff: true }, START, 'Playoff'],
    ['completed at round 4', final, START, 'Final Round Complete'],
    ['ended shortly before 7 days ago', final, OVER + 7 * DAY, 'Final Round Complete'],
    ['ended over 7 days ago', final, OVER + 7 * DAY + 1, undefined],
    ['shortened to 3 rounds', { ...final, round: 3, startedRound: 3 }, START, 'Round 3 Complete'],
    ['nobody on the course any more', { roundOver: true }, START, 'Round 2 Complete'],
    ['next round open, nobody started', { round: 3 }, START, 'Round 2 Complete'],
    ['within 7 days', pre, START - 7 * DAY, 'Round 1 • Starting Soon'],
    ['over 7 days away', pre, START - 7 * DAY - 1, 'Tee times to come'],
    ['over 7 days away, no text', { ...pre, startTime: '' }, START - 8 * DAY, 'Starts Jun 4'],
    [
      'over 7 days away, the midnight of an open start',
      { ...pre, startTime: 'Wed, June 3rd at 12:00 AM EDT' },
      START - 8 * DAY,
      'Starts Jun 4',
    ],
    ['no start known', { ...pre, start: undefined as never }, START, 'Round 1 • Starting Soon'],
    ['open, nobody started', { round: 1, startedRound: 0 }, START, 'Round 1 • Starting Soon'],
    [
      'open, fog holds up the first round',
      { round: 1, startedRound: 0, startTime: 'Round 1 - Delayed' },
      START,
      'Round 1 • Delayed',
    ],
    ['put off before its start', { ...pre, startTime: 'Postponed' }, START, 'Postponed'],
    ['over after an unknown round', { ...final, round: 3, startedRound: 0 }, START, 'Round 3 Complete'],
    ['called off without a text', { ...final, completed: false, startTime: '' }, START, undefined],
    ['still live a week after its last day', {}, OVER + 8 * DAY, 'Round 2'],
    ['only scheduled', { ...pre, startTime: 'scheduled' }, START - 8 * DAY, 'Starts Jun 4'],
    [
      'a text that only ends with scheduled',
      { ...pre, startTime: 'Not scheduled' },
      START - 8 * DAY,
      'Not scheduled',
    ],
    [
      'a text that only begins with scheduled',
      { ...pre, startTime: 'Scheduled soon' },
      START - 8 * DAY,
      'Scheduled soon',
    ],
    ['called off', { ...final, completed: false, startTime: 'Canceled' }, START, 'Canceled'],
  ])('%s', (_what, changes, nowMs, text) => {
    expect(roundStatusText(sampleTournament(changes), nowMs)).toBe(text)
  })
})
