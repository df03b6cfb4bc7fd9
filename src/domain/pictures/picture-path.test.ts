import { expect, it } from 'vitest'
import { largePictureOf, smallPictureOf } from './picture-path'

const SMALL = '/api/image/i/teamlogos/nfl/500/sea.png'
const LARGE = '/api/image/large/i/teamlogos/nfl/500/sea.png'

it('a picture has a path for each of its two sizes, and each leads to the other', () => {
  expect(largePictureOf(SMALL)).toBe(LARGE)
  expect(smallPictureOf(LARGE)).toBe(SMALL)
  expect(smallPictureOf(SMALL)).toBe(SMALL)
})
