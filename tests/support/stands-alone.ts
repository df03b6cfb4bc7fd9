/** Whether the text contains the value on its own: `-110` is not found in `x-1103` or in a revision. */
export function standsAlone(value: string, text: string): boolean {
  const escaped = value.replace(/[.+*?^$(){}|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![A-Za-z0-9.-])${escaped}(?![A-Za-z0-9.])`).test(text)
}
