import type { CodeChange } from './fix-suggestion'

export interface DiffLine {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/**
 * A change as lines: lines that both texts share at the beginning and at the end are the same; all between them is
 * removed from the original and added from the fix.
 */
export function fixDiff({ originalCode, fixedCode }: CodeChange): readonly DiffLine[] {
  const [before, after] = [linesOf(originalCode), linesOf(fixedCode)]
  const shortest = Math.min(before.length, after.length)
  let head = 0
  while (head < shortest && before[head] === after[head]) head += 1
  let tail = 0
  while (tail < shortest - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  const as = (kind: DiffLine['kind'], lines: readonly string[]) => lines.map((text) => ({ kind, text }))
  return [
    ...as('same', before.slice(0, head)),
    ...as('removed', before.slice(head, before.length - tail)),
    ...as('added', after.slice(head, after.length - tail)),
    ...as('same', before.slice(before.length - tail)),
  ]
}

function linesOf(code: string): readonly string[] {
  return code === '' ? [] : code.split('\n')
}
