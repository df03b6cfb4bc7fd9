const STEP_MS = 500

/**
 * The answer of a database of the browser; it fails if none comes for three seconds, as when the database is damaged.
 * The time passes in steps, since the answer for a page that was frozen comes after the timer that was due meanwhile.
 */
export async function inTime<T>(answer: Promise<T>, patienceMs = 3000): Promise<T> {
  let timer: ReturnType<typeof setInterval> | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    let left = patienceMs / STEP_MS
    timer = setInterval(() => --left === 0 && reject(new Error('no answer')), STEP_MS)
  })
  return Promise.race([answer, silence]).finally(() => clearInterval(timer))
}
