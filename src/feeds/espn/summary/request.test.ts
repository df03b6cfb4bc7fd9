import { expect, it } from 'vitest'
import { leagueOf } from '../../../domain/league'
import { summaryPath } from './request'

it('the address of a summary holds its event as one part, whatever that is', () => {
  const path = '/apis/site/v2/sports/hockey/nhl/summary?event='
  expect(['401', '4&limit=1'].map((event) => summaryPath(leagueOf('nhl'), event))).toEqual([
    `${path}401`,
    `${path}4%26limit%3D1`,
  ])
})
