import { describe, expect, it } from 'vitest'
import { investigate } from '../investigation/investigate'
import { EMPTY_HOURS, NOON } from '../testing/samples'
import { crashLog } from './crash-log'

const crash = { component: 'BoxScore', message: 'no such game', url: '/nfl', viewport: '390x844' }

describe('001 section 2: the error fallback logs message, stack, URL, viewport and connection info', () => {
  it('all that is known', () => {
    expect(crashLog({ ...crash, stack: 'at BoxScore', connection: '4g' })).toEqual({
      level: 'error',
      category: 'SCREEN',
      message: 'BoxScore: no such game',
      metadata: {
        error: 'no such game',
        stack: 'at BoxScore',
        componentName: 'BoxScore',
        url: '/nfl',
        additionalContext: { viewport: '390x844', connection: '4g' },
      },
    })
  })

  it('nothing in place of what the browser does not report', () => {
    expect(crashLog(crash).metadata).toStrictEqual({
      error: 'no such game',
      componentName: 'BoxScore',
      url: '/nfl',
      additionalContext: { viewport: '390x844' },
    })
  })

  it('002 section 2: an investigation shows it', () => {
    const { metadata } = crashLog({ ...crash, connection: '3g' })
    const issue = { type: 'error', timestamp: NOON, ...(metadata && { metadata }) }
    const [context] = investigate(issue, {
      entries: [],
      nearby: { entries: 0, errors: 0 },
      sessions: [],
      calls: [],
      hours: EMPTY_HOURS,
    }).steps
    expect(context?.data).toEqual([
      { name: 'Error Message', value: 'no such game' },
      { name: 'Component', value: 'BoxScore' },
      { name: 'URL', value: '/nfl' },
      { name: 'Viewport Size', value: '390x844' },
      { name: 'Connection', value: '3g' },
    ])
  })
})
