import { describe, expect, it } from 'vitest'
import { sampleAlert } from '../testing/samples'
import {
  acknowledgedText,
  acknowledgeQuestion,
  acknowledgeResult,
  emptyAlertsText,
  uncheckedText,
} from './alert-texts'

describe('002 section 2: alert texts', () => {
  it('Acknowledge asks and then tells', () => {
    expect(acknowledgeQuestion({ title: 'Slow API Response' })).toBe(
      'Acknowledge alert: "Slow API Response"?',
    )
    expect(acknowledgeResult(true)).toBe('Alert acknowledged successfully')
    expect(acknowledgeResult(false)).toBe('Failed to acknowledge alert. Please try again.')
  })

  it('tells who was quicker to acknowledge, and nothing of that where one’s own reason was kept', () => {
    const kept = { acknowledged: { by: 'ann', reason: 'We know', atMs: 1 } }
    expect(acknowledgedText(kept, 'Looking')).toBe('ann had acknowledged it before: We know')
    expect(acknowledgedText(kept, ' We know ')).toBe('Alert acknowledged successfully')
    expect(acknowledgedText({}, 'Looking')).toBe('Alert acknowledged successfully')
    expect(acknowledgedText(undefined, 'Looking')).toBe('Alert acknowledged successfully')
  })

  it('the empty state shows only without active alerts', () => {
    const empty = {
      title: 'All Clear!',
      text: 'No active alerts detected. Your system is running smoothly.',
    }
    expect(emptyAlertsText([], true)).toEqual(empty)
    expect(emptyAlertsText([sampleAlert()], true)).toBeUndefined()
    expect(emptyAlertsText([sampleAlert()], false)).toBeUndefined()
  })

  it('an old list says that the server does not look for alerts any more', () => {
    expect(uncheckedText([sampleAlert()], false)).toBe(
      'The server has not looked for alerts in the last minutes. See Background Jobs.',
    )
    expect(uncheckedText([sampleAlert()], true)).toBeUndefined()
    // Without alerts, the text in place of the list says it.
    expect(uncheckedText([], false)).toBeUndefined()
  })

  it('does not claim calm while the server does not look for alerts', () => {
    expect(emptyAlertsText([], false)).toEqual({
      title: 'Not Checked',
      text: 'The server has not looked for alerts in the last minutes. See Background Jobs.',
    })
  })
})
