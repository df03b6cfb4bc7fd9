/** Each picture of the feed is kept in two sizes: what cards show, and what fills a screen across the room. */

export const PICTURES = '/api/image/'

const LARGE = 'large/'

export function largePictureOf(path: string): string {
  return path.replace(PICTURES, PICTURES + LARGE)
}

export function smallPictureOf(path: string): string {
  return path.replace(PICTURES + LARGE, PICTURES)
}
