import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { runSlice } from './mutate/run-slice'
import { isMet, type Score } from './mutate/score'
import { slicesNamed } from './mutate/slices'

/**
 * `npm run mutate [-- domain/golf …]`: breaks the product in every small way, one at a time, and looks whether a test
 * notices. Each slice is written down when it is done, so that a run can be ended and gone on with.
 */
const RESULTS = 'build/mutation.json'

const scores: Record<string, Score> = existsSync(RESULTS)
  ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Record<string, Score>)
  : {}
mkdirSync('build', { recursive: true })
for (const slice of slicesNamed(process.argv.slice(2))) {
  const score = await runSlice(slice).catch((error: Error) => {
    console.error(`${slice.folder}: ${error.message}`)
    return undefined
  })
  if (score) {
    scores[slice.folder] = score
    writeFileSync(RESULTS, JSON.stringify(scores, null, 2))
    tell(slice.folder, score)
  }
  if (!score || !isMet(score)) process.exitCode = 1
}

function tell(folder: string, score: Score): void {
  const { mutants, noticed, percent, goal, survivors } = score
  const word = isMet(score) ? 'met' : 'missed'
  console.log(`${folder}: ${noticed} of ${mutants} mutants noticed, ${percent} % (goal ${goal} %): ${word}`)
  for (const { at, from, to, why } of survivors)
    if (!why) console.log(`  ${at}  ${oneLine(from)}  →  ${oneLine(to)}`)
}

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 90 ? `${line.slice(0, 87)}…` : line
}
