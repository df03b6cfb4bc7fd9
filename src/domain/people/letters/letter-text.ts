import type { LetterWords } from './letter-kind'

/** The plain text part of a letter: the same words, with the link in full. */
export function letterText({ title, paragraphs, button, code, otherwise }: LetterWords): string {
  const parts = [
    title,
    ...paragraphs,
    ...(code ? [code] : []),
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    otherwise,
    'Turbo Scores',
  ]
  return `${parts.join('\n\n')}\n`
}
