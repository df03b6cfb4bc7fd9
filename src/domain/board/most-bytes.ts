/** How many bytes a text takes at the most: what lies beyond ASCII (`•`, `é`) takes up to three a unit. */
export function mostBytes(text: string): number {
  return text.length + 2 * (text.match(/[\u0080-\uffff]/g)?.length ?? 0)
}
