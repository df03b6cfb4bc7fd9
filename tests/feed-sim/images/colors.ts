/** Colours as pixels have them. */
export type Rgb = readonly [red: number, green: number, blue: number]

export const WHITE: Rgb = [255, 255, 255]
export const BLACK: Rgb = [0, 0, 0]

export function rgb(hex: string): Rgb {
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb
}

export function isBright([red, green, blue]: Rgb): boolean {
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150
}
