import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Recorded replies of the feed. They live outside the repository, so they may be missing. */
export const RECORDINGS = resolve(process.env['FEED_RECORDINGS']?.trim() || '../shared/feed')

export const HAS_RECORDINGS = existsSync(RECORDINGS)
export const NO_RECORDINGS = `no recordings in ${RECORDINGS}`

/** Sorted, so that a run with a seed is the same everywhere. */
export function recordingsNamed(part: RegExp): readonly string[] {
  if (!HAS_RECORDINGS) return []
  const files = readdirSync(RECORDINGS).filter((file) => part.test(file) && file.endsWith('.json'))
  return files.toSorted()
}

/** The caller names the type of the reply: the recordings are payloads that we know. */
export function readRecording<Reply>(file: string): Reply {
  return JSON.parse(recordedText(file)) as Reply
}

export function recordedText(file: string): string {
  return readFileSync(resolve(RECORDINGS, file), 'utf8')
}
