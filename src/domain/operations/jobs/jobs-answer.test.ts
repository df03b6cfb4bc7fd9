import { describe, expect, it, test } from 'vitest'
import { JOB_NAMES } from '../job-names'
import { ODDS_JOBS } from '../odds-schedule/odds-jobs'
import { JOB_LABELS, RUNNABLE_JOBS, oddsJobOf, parseRunnableJob, plainJobOf } from './jobs-answer'

describe('the jobs that operators may run', () => {
  it('are all that the server does by itself', () => {
    expect(RUNNABLE_JOBS.toSorted()).toEqual(
      [...JOB_NAMES, ...ODDS_JOBS.map((job) => `odds-${job}`)].toSorted(),
    )
  })

  it('each have words of their own', () => {
    const labels = RUNNABLE_JOBS.map((name) => JOB_LABELS[name])
    expect(labels.filter((label) => !/^[A-Z]/.test(label))).toEqual([])
    expect(new Set(labels).size).toBe(RUNNABLE_JOBS.length)
  })

  test.each(RUNNABLE_JOBS)('include %s by its name', (name) => {
    expect(parseRunnableJob(name)).toBe(name)
  })

  test.each(['backup', 'schedule', 'toString', '', undefined, 7])('do not include %s', (name) => {
    expect(parseRunnableJob(name)).toBeUndefined()
  })
})

test.each([
  ['odds-schedule', 'schedule', undefined],
  ['odds-execute', 'execute', undefined],
  ['odds-clean-up', 'clean-up', undefined],
  ['alerts', undefined, 'alerts'],
  ['retention', undefined, 'retention'],
] as const)('%s is the job %s of the odds, or the plain job %s', (name, oddsJob, plainJob) => {
  expect([oddsJobOf(name), plainJobOf(name)]).toEqual([oddsJob, plainJob])
})
