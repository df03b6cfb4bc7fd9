/** Capital letters and digits, five dots wide and seven high; a row is five bits, the left dot first. */
const GLYPHS: Readonly<Record<string, string>> = {
  A: '0e 11 11 1f 11 11 11',
  B: '1e 11 11 1e 11 11 1e',
  C: '0e 11 10 10 10 11 0e',
  D: '1e 11 11 11 11 11 1e',
  E: '1f 10 10 1e 10 10 1f',
  F: '1f 10 10 1e 10 10 10',
  G: '0e 11 10 17 11 11 0e',
  H: '11 11 11 1f 11 11 11',
  I: '0e 04 04 04 04 04 0e',
  J: '07 02 02 02 02 12 0c',
  K: '11 12 14 18 14 12 11',
  L: '10 10 10 10 10 10 1f',
  M: '11 1b 15 15 11 11 11',
  N: '11 19 15 13 11 11 11',
  O: '0e 11 11 11 11 11 0e',
  P: '1e 11 11 1e 10 10 10',
  Q: '0e 11 11 11 15 12 0d',
  R: '1e 11 11 1e 14 12 11',
  S: '0f 10 10 0e 01 01 1e',
  T: '1f 04 04 04 04 04 04',
  U: '11 11 11 11 11 11 0e',
  V: '11 11 11 11 11 0a 04',
  W: '11 11 11 15 15 15 0a',
  X: '11 11 0a 04 0a 11 11',
  Y: '11 11 0a 04 04 04 04',
  Z: '1f 01 02 04 08 10 1f',
}

export const LETTER_WIDTH = 5
export const LETTER_HEIGHT = 7

/** Whether the dot is set. Outside of letters nothing is. */
export function isDot(letter: string, column: number, row: number): boolean {
  const bits = Number.parseInt(GLYPHS[letter]?.split(' ')[row] ?? '0', 16)
  return ((bits >> (LETTER_WIDTH - 1 - column)) & 1) === 1
}
