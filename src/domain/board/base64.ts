const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Bytes as text. The server's engine has no `btoa`. */
export function toBase64(bytes: readonly number[]): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) text += letters(bytes.slice(at, at + 3))
  return text
}

function letters(group: readonly number[]): string {
  const [first = 0, second = 0, third = 0] = group
  const bits = (first << 16) | (second << 8) | third
  const four = [bits >> 18, bits >> 12, bits >> 6, bits].map((sextet) => LETTERS[sextet & 63])
  return four
    .slice(0, group.length + 1)
    .join('')
    .padEnd(4, '=')
}
