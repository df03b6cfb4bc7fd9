/** On a busy machine the kernel drops packets beyond a thousand that wait, and tries them again seconds later. */
const AT_ONCE = 300

/** Does this so many times, as many at once as all machines can take. */
export async function inWaves<Done>(
  count: number,
  start: (index: number) => Promise<Done>,
): Promise<readonly Done[]> {
  const done: Done[] = []
  while (done.length < count) {
    const size = Math.min(AT_ONCE, count - done.length)
    const first = done.length
    done.push(...(await Promise.all(Array.from({ length: size }, (_, index) => start(first + index)))))
  }
  return done
}
