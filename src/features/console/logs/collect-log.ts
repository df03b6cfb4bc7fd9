import type { LogFile } from '../../../domain/operations/logs/log-file'
import { MOST_EXPORTED, type LogPage, type LogPlace } from '../../../domain/operations/logs/log-page'
import type { ConsoleAnswer } from '../../../sync/console/browser-console'

export type CollectedLog =
  | {
      readonly kind: 'collected'
      readonly parts: readonly string[]
      readonly count: number
      readonly isCut: boolean
    }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'refused' | 'unreachable' | 'failed' }

/** All lines of an export, a page after the other, so that neither server nor page is held up by many of them. */
export async function collectLog(
  ask: (after: LogPlace | undefined) => Promise<ConsoleAnswer<LogPage>>,
  file: LogFile,
  onCount: (count: number) => void,
  signal: AbortSignal,
): Promise<CollectedLog> {
  const stopped = new Promise<'stopped'>((resolve) => {
    signal.addEventListener('abort', () => resolve('stopped'))
  })
  const parts: string[] = []
  let count = 0
  let after: LogPlace | undefined
  let leftOut = 0
  do {
    // An operator who stops the export need not wait for a slow page.
    const answer = await Promise.race([ask(after), stopped])
    if (answer === 'stopped') return { kind: 'stopped' }
    if (answer.kind !== 'read') return answer
    const entries = answer.value.entries.slice(0, MOST_EXPORTED - count)
    leftOut += answer.value.entries.length - entries.length
    parts.push(file.page(entries))
    count += entries.length
    onCount(count)
    after = answer.value.next
  } while (after && count < MOST_EXPORTED)
  return {
    kind: 'collected',
    parts: [...parts, file.end()],
    count,
    isCut: after !== undefined || leftOut > 0,
  }
}
