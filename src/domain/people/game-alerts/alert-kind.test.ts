import { expect, it } from 'vitest'
import { ALERT_KINDS, ALERT_LABELS } from './alert-kind'

it('fans tell the kinds of alerts apart by their words', () => {
  const labels = ALERT_KINDS.map((kind) => ALERT_LABELS[kind])
  expect(labels).toEqual(['Start', 'Close finish', 'Lead changes', 'Final score', 'Line moves'])
})
