/** Whether one wrong, missing, extra or swapped letter turns one word into the other. */
export function isOneTypo(typed: string, word: string): boolean {
  if (typed === word) return false
  const start = sharedStart(typed, word)
  const rest = typed.slice(start)
  const wanted = word.slice(start)
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    isSwap(rest, wanted)
  )
}

/** Of two different words, so that there is an end to it. */
function sharedStart(one: string, other: string): number {
  let length = 0
  while (one[length] === other[length]) length++
  return length
}

function isSwap(one: string, other: string): boolean {
  return one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2)
}
