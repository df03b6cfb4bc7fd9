/** What kind of trouble an HTTP status of a health check stands for. */
export type HealthErrorType = 'not found' | 'timeout' | 'rate limited' | 'server error' | 'unknown'

const TYPES: ReadonlyMap<number, HealthErrorType> = new Map([
  [404, 'not found'],
  [408, 'timeout'],
  [504, 'timeout'],
  [429, 'rate limited'],
  [500, 'server error'],
  [502, 'server error'],
  [503, 'server error'],
])

export function healthErrorType(status: number): HealthErrorType {
  return TYPES.get(status) ?? 'unknown'
}
