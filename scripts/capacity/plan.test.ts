import { expect, it } from 'vitest'
import { usageToPrint } from '../usage.mjs'
import { PLAN_OPTIONS, parsePlan } from './plan'

it('takes what is asked, and the usual for the rest', () => {
  const plan = parsePlan(['--viewers', '1000000', '--leagues', '3', '--server-price', '0.05'])
  expect(plan).toMatchObject({ viewers: 1_000_000, leagues: 3, serverPrice: 0.05, cores: 2, members: 1 })
})

it('says all that is wrong at once', () => {
  expect(parsePlan(['--viewers', 'many', '--leagues', '9', '--colour', '1'])).toEqual([
    '--viewers is "many"; it must be from 1 to 1000000000: viewers at once.',
    '--leagues is "9"; it must be from 1 to 8: leagues that are live at once.',
    '"--colour" is no option of the capacity model.',
  ])
  expect(parsePlan(['--viewers'])).toHaveLength(1)
})

it('has options in words with a dash between them, which the command takes', () => {
  expect(PLAN_OPTIONS).toContain('memory-gb')
  for (const option of PLAN_OPTIONS)
    expect(usageToPrint('scripts/capacity.ts', [`--${option}`, '1']), option).toBeUndefined()
})
