/** A text that the request carries, without the space around it; what is none counts as empty. */
export function textOf(e: core.RequestEvent, name: string): string {
  const value = e.requestInfo().body[name]
  return typeof value === 'string' ? value.trim() : ''
}
