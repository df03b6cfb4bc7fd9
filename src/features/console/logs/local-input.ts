/** What an input of the kind `datetime-local` holds: a time in the zone of the device. */
export function localInput(ms: number): string {
  if (!Number.isFinite(ms)) return ''
  return new Date(ms - new Date(ms).getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
