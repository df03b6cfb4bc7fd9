/** What a fan can be told about a game. Only users who may see odds are told of `line`. */
export const ALERT_KINDS = ['start', 'close', 'lead', 'final', 'line'] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

export const ALERT_LABELS: Readonly<Record<AlertKind, string>> = {
  start: 'Start',
  close: 'Close finish',
  lead: 'Lead changes',
  final: 'Final score',
  line: 'Line moves',
}
