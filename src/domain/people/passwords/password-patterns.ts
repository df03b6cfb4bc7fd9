/** Rows of signs as people know them. After 9 comes 0 again; key columns go from `1qaz` to `7ujm`. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  '02468024680',
  '13579135791',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '!@#$%^&*()',
] as const

const BOTH_WAYS: readonly string[] = ROWS.flatMap((row) => [row, backwards(row)])

const SHORTEST_PIECE = 3
const LONGEST_REPEATED = 8

/** Only one or two different signs, or a few signs again and again: `222222`, `abababab`, `adminadmin`. */
export function isRepetition(password: string): boolean {
  const signs = Array.from(password.toLowerCase())
  if (new Set(signs).size <= 2) return true
  for (let length = 2; length <= LONGEST_REPEATED && length * 2 <= signs.length; length++) {
    if (signs.every((sign, index) => index < length || sign === signs[index - length])) return true
  }
  return false
}

/** Made only of pieces of such rows or of one repeated sign: `654321`, `qwerty`, `abc123`, `aaa111`. */
export function isMadeOfRows(password: string): boolean {
  const text = password.toLowerCase()
  // Whether the text up to here is made of pieces.
  const made = [true]
  for (let end = 1; end <= text.length; end++) {
    made[end] = made.some((isMade, start) => isMade && isPiece(text.slice(start, end)))
  }
  return text !== '' && made[text.length] === true
}

function isPiece(text: string): boolean {
  if (text.length < SHORTEST_PIECE) return false
  return BOTH_WAYS.some((row) => row.includes(text)) || text === text[0]!.repeat(text.length)
}

function backwards(row: string): string {
  return Array.from(row).reduce((text, sign) => sign + text, '')
}
