/** Something an operator should look at. `warning` covers what can wait, `other` what only informs. */
export interface Alert {
  readonly id: string
  readonly type: 'error' | 'warning' | 'system' | 'performance'
  readonly title: string
  readonly message: string
  /** Milliseconds since 1970: when it began. */
  readonly timestamp: number
  readonly severity: 'critical' | 'warning' | 'other'
  readonly source: string
  /** True once an operator has acknowledged it. */
  readonly resolved: boolean
}
