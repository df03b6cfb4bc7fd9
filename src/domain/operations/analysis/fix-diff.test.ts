import { expect, it } from 'vitest'
import { fixDiff } from './fix-diff'

const diff = (originalCode: string, fixedCode: string) =>
  fixDiff({ originalCode, fixedCode, filePath: 'a.ts', lineNumber: 1, explanation: '' }).map(
    ({ kind, text }) => `${{ same: ' ', removed: '-', added: '+' }[kind]}${text}`,
  )

it.each([
  ['one line between two', 'a\nb\nc', 'a\nx\nc', [' a', '-b', '+x', ' c']],
  ['one line between one and two', 'a\nb\nc\nd', 'a\nx\nc\nd', [' a', '-b', '+x', ' c', ' d']],
  ['nothing but new code', '', 'a', ['+a']],
  ['removed code', 'a\nb', 'a', [' a', '-b']],
  ['the same line twice', 'a\na', 'a', [' a', '-a']],
  ['no change', 'a', 'a', [' a']],
])('%s', (_words, before, after, expected) => {
  expect(diff(before, after)).toEqual(expected)
})
