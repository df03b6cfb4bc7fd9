const KEY = 'kinds-of-lines'
/** Strangers can cause lines of many kinds. */
const MOST_KINDS = 60
const MINUTE_MS = 60_000

/** Whether it is the first line of its kind in this minute. It reads first, because lines come in floods. */
export function isFirstOfMinute(kind: string): boolean {
  const minute = Math.floor(Date.now() / MINUTE_MS)
  const isKnown = (noted: string) => noted.startsWith(`${minute}\n`) && noted.includes(`\n${kind}\n`)
  if (isKnown(($app.store().get(KEY) as string | null) ?? '')) return false
  let isFirst = false
  $app.store().setFunc(KEY, (old: string | null) => {
    const noted = old?.startsWith(`${minute}\n`) ? old : `${minute}\n`
    isFirst = !isKnown(noted) && noted.split('\n').length < MOST_KINDS + 2
    return isFirst ? `${noted}${kind}\n` : noted
  })
  return isFirst
}
