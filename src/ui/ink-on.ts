/**
 * Which text colour reads better on a colour given as six hex digits. At the threshold both have the same
 * contrast.
 */
export function inkOn(hex: string): 'light' | 'dark' {
  return luminance(hex) > 0.179 ? 'dark' : 'light'
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16)),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
