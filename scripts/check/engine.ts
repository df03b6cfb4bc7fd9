import { readFileSync } from 'node:fs'
import { sourceFiles } from './source-files'

/**
 * What PocketBase's JavaScript engine lacks or gets silently wrong. The compiler's `lib` already refuses timers,
 * `fetch` and `URL` there; these it lets pass.
 */
const LACKING: readonly [pattern: RegExp, instead: string][] = [
  [/\bIntl\b/, 'the engine has no Intl; use src/domain/time/eastern'],
  [/\btoLocale\w*String\b/, 'it ignores its options there'],
  [/\\[pP]\{/, '\\p{…} never matches there; normalise and use explicit ranges'],
  [/\b(?:setTimeout|setInterval|queueMicrotask|structuredClone)\b/, 'the engine has no such function'],
  [
    /\bnew (?:URL|URLSearchParams|TextEncoder|TextDecoder|AbortController|WeakRef)\b/,
    'the engine has no such class',
  ],
  [
    /\b(?:Object|Map)\.groupBy\b|\bArray\.fromAsync\b|\bPromise\.(?:withResolvers|try)\b/,
    'the engine has no such function',
  ],
  [/\.(?:isWellFormed|toWellFormed)\(/, 'the engine has no such method'],
  [/\/[a-z]*[dv][a-z]*\.(?:exec|test)\(/, 'the engine lacks the d and v flags'],
  [/\bfor await\b/, 'the engine cannot parse it'],
]

export function checkEngine(): string[] {
  return sourceFiles(['src/domain', 'src/feeds', 'pb_hooks', 'pb_migrations'])
    .filter((file) => !/\.test\.ts$|\/testing\/|\.d\.ts$/.test(file))
    .flatMap((file) => complaintsAbout(file, readFileSync(file, 'utf8')))
}

export function complaintsAbout(file: string, text: string): string[] {
  const code = withoutComments(text)
  const lacking = LACKING.filter(([pattern]) => pattern.test(code)).map(
    ([, instead]) => `${file}: ${instead}`,
  )
  return [...lacking, ...transactionComplaints(file, code)]
}

/** Saving through `$app` inside a transaction waits for that very transaction: all writes of the server hang. */
function transactionComplaints(file: string, code: string): string[] {
  const bodies = [...code.matchAll(/runInTransaction\(/g)].map((match) => callbackAt(code, match.index))
  return bodies.some((body) => body.includes('$app'))
    ? [`${file}: $app inside a transaction callback hangs every write; use the callback's own argument`]
    : []
}

function callbackAt(code: string, start: number): string {
  const open = code.indexOf('(', start)
  let depth = 0
  for (let at = open; at < code.length; at++) {
    if (code[at] === '(') depth++
    if (code[at] === ')' && --depth === 0) return code.slice(open + 1, at)
  }
  return code.slice(open + 1)
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"])\/\/.*$/gm, '$1')
}
