import { expect, it } from 'vitest'
import { leagueOf } from '../../../domain/league'
import { summaryPath } from './request'

it('a summary is asked for by its event, which may be anything and still is one part of the address', () => {
  const path = '/apis/site/v2/sports/hockey/nhl/summary?event='
  expect(['401', '4&limit=1'].map((event) => summaryPath(leagueOf('nhl'), event))).toEqual([
    `${path}401`,
    `${path}4%26limit%3D1`,
  ])
})
