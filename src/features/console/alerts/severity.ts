import type { Alert } from '../../../domain/operations/alerts/alert'
import type { Colour } from '../../../domain/operations/dashboard/metric-colour'

export const SEVERITY_COLOURS: Readonly<Record<Alert['severity'], Colour>> = {
  critical: 'red',
  warning: 'amber',
  other: 'grey',
}

export const SEVERITY_WORDS: Readonly<Record<Alert['severity'], string>> = {
  critical: 'Critical',
  warning: 'Warning',
  other: 'Notice',
}
